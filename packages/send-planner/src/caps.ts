import type { Provider } from '@outrider/campaign-rules/campaign';
import { dayAt, monthAt } from './calendar.ts';
import { campaignShare, capOn } from './ramp.ts';
import {
  type Campaign,
  type Candidate,
  type Counter,
  type CounterKey,
  isNew,
  type Mailbox,
  type Workspace,
} from './state.ts';

/** A limit on a counter, and when the next day begins for it. */
export type Cap = { counter: CounterKey; limit: number; until: number };

/** How often each counter was counted. */
export type Used = (counter: CounterKey) => number;

/** Where counters are known by one name each. */
export const counterName = ({ kind, key, day }: CounterKey) => `${kind} ${key} ${day}`;

/** By kind, day and key, so that no name is put together for each question. */
export function usedIn(counters: readonly Counter[]): Used {
  const kinds = new Map<CounterKey['kind'], Map<string, Map<string, number>>>();
  for (const { kind, key, day, used } of counters) within(within(kinds, kind), day).set(key, used);
  return ({ kind, key, day }) => kinds.get(kind)?.get(day)?.get(key) ?? 0;
}

/** The map that is kept under a name, made when it is first asked for. */
function within<K, I, V>(maps: Map<K, Map<I, V>>, name: K): Map<I, V> {
  const known = maps.get(name);
  if (known) return known;
  const made = new Map<I, V>();
  maps.set(name, made);
  return made;
}

/** For campaigns, in the mailbox's own zone: what is not kept for replies. */
export function mailboxCap(mailbox: Mailbox, at: number): Cap & { isRamp: boolean } {
  const { day, until } = dayAt(mailbox.zone, at);
  const cap = capOn(mailbox, day);
  const counter = { kind: 'mailbox', key: mailbox.id, day } as const;
  return { counter, limit: campaignShare(cap), until, isRamp: cap < mailbox.dailyCap };
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

/** What keeps the plan from sending at this moment, if anything. */
export const standstillAt = ({ standstill }: Workspace, at: number): Workspace['standstill'] =>
  standstill && (standstill.until === null || at < standstill.until) ? standstill : undefined;

export function quotaCap(workspace: Workspace, at: number): Cap | null {
  const standstill = standstillAt(workspace, at);
  const limit = standstill ? 0 : workspace.mailsPerMonth;
  if (limit === null) return null;
  const { day, until } = monthAt(workspace.zone, at);
  const counter = { kind: 'quota', key: workspace.id, day } as const;
  return { counter, limit, until: Math.min(until, standstill?.until ?? until) };
}

/** People at one company a day, over all campaigns; each campaign asks by its own limit. */
export const domainCounter = (workspace: Workspace, domain: string, at: number): CounterKey => ({
  kind: 'domain',
  key: `${workspace.id} ${domain}`,
  day: dayAt(workspace.zone, at).day,
});

export function providerCap({ id, schedule, limits }: Campaign, provider: Provider, at: number): Cap | null {
  const limit = limits.perProvider[provider];
  if (limit === undefined) return null;
  const { day, until } = dayAt(schedule.zone, at);
  return { counter: { kind: 'provider', key: `${id} ${provider}`, day }, limit, until };
}

type Counting = { workspace: Workspace; mailbox: Mailbox; campaign: Campaign; candidate: Going; at: number };
type Going = Pick<Candidate, 'lead' | 'earlier'>;

/** Every counter that sending this mail would count: what a worker locks before it asks. */
export function countersOf({ workspace, mailbox, campaign, candidate, at }: Counting): CounterKey[] {
  const { lead } = candidate;
  const counters: (CounterKey | undefined)[] = [
    mailboxCap(mailbox, at).counter,
    campaignCap(campaign, at)?.counter,
    quotaCap(workspace, at)?.counter,
    lead.isFreeMail ? undefined : domainCounter(workspace, lead.domain, at),
    providerCap(campaign, lead.provider, at)?.counter,
    isNew(candidate) ? newLeadsCounter(mailbox, at) : undefined,
  ];
  return counters.filter((counter) => counter !== undefined);
}
