import { dayAt, monthAt } from './calendar.ts';
import { capOn, replyReserve } from './ramp.ts';
import type { Reason, Told } from './reasons.ts';
import type { Campaign, Counter, CounterKey, Lead, Mailbox, Workspace } from './state.ts';

/** A limit on a counter, and when the next day begins for it. */
export type Cap = { counter: CounterKey; limit: number; until: number };

/** How often each counter was counted, and the place to count on. */
export type Counted = { used(counter: CounterKey): number; count(counter: CounterKey): void };

/** By kind, day and key: a forecast asks a million times, so no name is put together. */
export function countedOf(counters: readonly Counter[]): Counted {
  const kinds = new Map<CounterKey['kind'], Map<string, Map<string, number>>>();
  const put = ({ kind, key, day }: CounterKey, used: number) => within(within(kinds, kind), day).set(key, used);
  const used = ({ kind, key, day }: CounterKey) => kinds.get(kind)?.get(day)?.get(key) ?? 0;
  for (const counter of counters) put(counter, counter.used);
  return { used, count: (counter) => void put(counter, used(counter) + 1) };
}

/** The map that is kept under a name, made when it is first asked for. */
function within<K, I, V>(maps: Map<K, Map<I, V>>, name: K): Map<I, V> {
  const known = maps.get(name);
  if (known) return known;
  const made = new Map<I, V>();
  maps.set(name, made);
  return made;
}

/** The same of counters that are known by one name each; what is counted is counted there. */
export function countedByName(names: Map<string, number>): Counted {
  const nameOf = ({ kind, key, day }: CounterKey) => `${kind} ${key} ${day}`;
  const used = (counter: CounterKey) => names.get(nameOf(counter)) ?? 0;
  return { used, count: (counter) => void names.set(nameOf(counter), used(counter) + 1) };
}

export const usedOf = (counted: Counted, counter: CounterKey): number => counted.used(counter);
export const isUsedUp = (counted: Counted, cap: Cap): boolean => counted.used(cap.counter) >= cap.limit;

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
  const key = domainKey(workspace, lead.domain);
  return { counter: { kind: 'domain', key, day }, limit: limits.perDomain, until };
}

const domainKeys = new WeakMap<Workspace, Map<string, string>>();

function domainKey(workspace: Workspace, domain: string): string {
  let keys = domainKeys.get(workspace);
  if (!keys) {
    keys = new Map();
    domainKeys.set(workspace, keys);
  }
  let key = keys.get(domain);
  if (key === undefined) {
    key = `${workspace.id} ${domain}`;
    keys.set(domain, key);
  }
  return key;
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
