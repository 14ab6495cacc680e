import { dayAt, monthAt } from './calendar.ts';
import { capOn, replyReserve } from './ramp.ts';
import type { Reason, Told } from './reasons.ts';
import type { Campaign, Counter, CounterKey, Lead, Mailbox, Workspace } from './state.ts';

/** A limit on a counter, and when the next day begins for it. */
export type Cap = { counter: CounterKey; limit: number; until: number };

/** How often each counter was counted; by its name. */
export type Counted = Map<string, number>;

const nameOf = ({ kind, key, day }: CounterKey): string => `${kind} ${key} ${day}`;

export const countedOf = (counters: readonly Counter[]): Counted =>
  new Map(counters.map((counter) => [nameOf(counter), counter.used]));

export const usedOf = (counted: Counted, counter: CounterKey): number => counted.get(nameOf(counter)) ?? 0;
export const isUsedUp = (counted: Counted, cap: Cap): boolean => usedOf(counted, cap.counter) >= cap.limit;
export const count = (counted: Counted, counter: CounterKey) =>
  counted.set(nameOf(counter), usedOf(counted, counter) + 1);

export const tellCap = (reason: Reason, { counter, limit, until }: Cap, counted: Counted): Told => ({
  reason,
  until,
  values: { used: usedOf(counted, counter), limit },
});

/** A tenth of a mailbox's cap is kept for answering people; one mail at least is left for campaigns. */
const lessReserve = (cap: number): number => Math.min(cap, Math.max(1, cap - replyReserve(cap)));

/** For campaigns, in the mailbox's own zone: what is not kept for replies. */
export function mailboxCap(mailbox: Mailbox, at: number): Cap & { isRamp: boolean } {
  const { day, until } = dayAt(mailbox.zone, at);
  const cap = capOn(mailbox, day);
  const counter = { kind: 'mailbox', key: mailbox.id, day } as const;
  return { counter, limit: lessReserve(cap), until, isRamp: cap < mailbox.dailyCap };
}

/** Of what a mailbox sent today, mails to people who had none before. No cap: it decides whose turn it is. */
export const newLeadsCounter = (mailbox: Mailbox, at: number): CounterKey => ({
  kind: 'newLeads',
  key: mailbox.id,
  day: dayAt(mailbox.zone, at).day,
});

export function campaignCap({ id, schedule, limits }: Campaign, at: number): Cap | null {
  if (limits.daily === null) return null;
  const { day, until } = dayAt(schedule.zone, at);
  return { counter: { kind: 'campaign', key: id, day }, limit: limits.daily, until };
}

export function quotaCap({ id, zone, mailsPerMonth }: Workspace, at: number): Cap | null {
  if (mailsPerMonth === null) return null;
  const { day, until } = monthAt(zone, at);
  return { counter: { kind: 'quota', key: id, day }, limit: mailsPerMonth, until };
}

/** People at one company a day, over all campaigns; each campaign asks by its own limit. */
export function domainCap(workspace: Workspace, { limits }: Campaign, lead: Lead, at: number): Cap | null {
  if (lead.isFreeMail) return null;
  const { day, until } = dayAt(workspace.zone, at);
  return { counter: { kind: 'domain', key: `${workspace.id} ${lead.domain}`, day }, limit: limits.perDomain, until };
}

export function providerCap({ id, schedule, limits }: Campaign, { provider }: Lead, at: number): Cap | null {
  const limit = limits.perProvider[provider];
  if (limit === undefined) return null;
  const { day, until } = dayAt(schedule.zone, at);
  return { counter: { kind: 'provider', key: `${id} ${provider}`, day }, limit, until };
}

type Counting = { workspace: Workspace; mailbox: Mailbox; campaign: Campaign; lead: Lead; at: number };

/** Every counter that sending this mail would count: what a worker locks before it asks. */
export function countersOf({ workspace, mailbox, campaign, lead, at }: Counting): CounterKey[] {
  const caps = [
    mailboxCap(mailbox, at),
    campaignCap(campaign, at),
    quotaCap(workspace, at),
    domainCap(workspace, campaign, lead, at),
    providerCap(campaign, lead, at),
  ];
  const counters = caps.flatMap((cap) => (cap ? [cap.counter] : []));
  return lead.earlier.length === 0 ? [...counters, newLeadsCounter(mailbox, at)] : counters;
}
