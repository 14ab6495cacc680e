import { delayMs, type Round } from '@outrider/campaign-rules/campaign';
import type { DemoCampaign } from './demo-campaigns.ts';

/** Somebody the campaign writes to, and what of it is known from the mailboxes. */
export type DemoLead = {
  leadId: string;
  recipientId: string;
  email: string;
  /** Nobody looked whether the address exists: it waits for that. */
  isUnchecked: boolean;
  /** Mails that lie in Sent, oldest first: they went out when it says so, from there. */
  sent: { mailboxId: string; at: readonly Date[] } | undefined;
};

export type PastMail = {
  lead: DemoLead;
  mailboxId: string;
  round: number;
  variant: string;
  at: Date;
  outcome: 'accepted' | 'rejected' | 'skipped';
  open: PastOpen | undefined;
  hasClicked: boolean;
};

type PastOpen = { verdict: 'person' | 'machine' | 'unknown'; why: string; at: Date };

export type History = {
  mails: PastMail[];
  /** The round that comes next for each who has one. */
  next: { lead: DemoLead; mailboxId: string; round: number; dueAt: Date }[];
};

type Facts = {
  campaign: DemoCampaign;
  leads: readonly DemoLead[];
  mailboxIds: readonly string[];
  now: Date;
  /** Between 0 and 1; the same at every start. */
  luck: () => number;
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What went out over some weeks, as the rules would have sent it, and what waits for its turn. */
export function writeHistory(facts: Facts): History {
  const { campaign, leads, mailboxIds, now } = facts;
  const history: History = { mails: [], next: [] };
  // Nothing of the past is due at once: a newcomer finds everything as it was left overnight.
  const tomorrow = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  const badPlaces = lastStarted(facts);
  for (const [place, lead] of leads.entries()) {
    const known = campaign.sent && lead.sent;
    const mailboxId = known?.mailboxId ?? mailboxIds[place % mailboxIds.length];
    if (!mailboxId) continue;
    const mails = writeTo(facts, lead, { place, mailboxId, badPlaces });
    history.mails.push(...mails);
    const last = mails.at(-1);
    const round = mails.length;
    const next = campaign.rounds[round];
    if (!next || isOver(campaign) || last?.outcome === 'rejected') continue;
    const due = last ? last.at.getTime() + delayMs(next.delay) : now.getTime() + (campaign.startsIn ?? 0) * DAY_MS;
    history.next.push({ lead, mailboxId, round, dueAt: new Date(Math.max(due, tomorrow)) });
  }
  return history;
}

/** Those whose addresses turned out to be bad: among the last who were written to, so that the rate rose at the end. */
function lastStarted({ campaign, leads }: Facts): ReadonlySet<number> {
  const places = leads.flatMap((lead, place) => (lead.sent || lead.isUnchecked ? [] : place));
  return new Set(campaign.refused ? places.slice(-2 * campaign.refused).filter((_, index) => index % 2 === 0) : []);
}

const isOver = ({ status }: DemoCampaign) => status !== 'progressing' && status !== 'suspend';

type Place = { place: number; mailboxId: string; badPlaces: ReadonlySet<number> };

function writeTo({ campaign, now, luck }: Facts, lead: DemoLead, { place, mailboxId, badPlaces }: Place): PastMail[] {
  const mails: PastMail[] = [];
  const isBad = !lead.sent && badPlaces.has(place);
  for (const [round, at] of momentsOf(campaign, lead, { place, now, luck }).entries()) {
    const letter = campaign.rounds[round];
    if (!letter) break;
    const isSkipped = !lead.sent && !isMeant(letter, mails);
    const outcome = isBad ? 'rejected' : isSkipped ? 'skipped' : 'accepted';
    const open = outcome === 'accepted' ? openOf(at, now, luck) : undefined;
    const hasClicked = open?.verdict === 'person' && luck() < 0.08;
    const variant = isSkipped ? '' : (letter.variants[Math.floor(luck() * letter.variants.length)]?.id ?? '');
    mails.push({ lead, mailboxId, round, variant, at, outcome, open, hasClicked });
    if (isBad) break;
  }
  return mails;
}

/** Whether the round's condition held: machines open nothing. */
function isMeant({ condition }: Round, before: readonly PastMail[]): boolean {
  if (condition === 'all') return true;
  const hasOpened = before.some(({ open }) => open?.verdict === 'person');
  return hasOpened === (condition === 'openNotReply');
}

type Surroundings = { place: number; now: Date; luck: () => number };

/** When each round was due: on working days between nine and five, some people a day, until the campaign last sent. */
function momentsOf({ sent, aDay, rounds }: DemoCampaign, lead: DemoLead, { place, now, luck }: Surroundings): Date[] {
  if (!sent) return [];
  if (lead.sent) return [...lead.sent.at];
  if (lead.isUnchecked) return [];
  const until = now.getTime() - sent.toDaysAgo * DAY_MS;
  const moments: Date[] = [];
  let at = workdaysAfter(now.getTime() - sent.fromDaysAgo * DAY_MS, Math.floor(place / aDay));
  for (const { delay } of rounds) {
    at = onWorkday(at + delayMs(delay), luck);
    if (at > until) break;
    moments.push(new Date(at));
  }
  return moments;
}

/** Five days a week. */
const workdaysAfter = (moment: number, days: number) => moment + (Math.floor(days / 5) * 7 + (days % 5)) * DAY_MS;

function onWorkday(moment: number, luck: () => number): number {
  const day = new Date(moment);
  const weekday = day.getUTCDay();
  const shift = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + shift);
  return midnight + (8 * 60 + Math.floor(luck() * 470)) * MINUTE_MS;
}

const MACHINES = ['appleProxy', 'appleProxy', 'scanner', 'tooSoon'] as const;

/** As people and machines are: four in ten read it, three in ten are a machine, of one in ten nobody can tell. */
function openOf(at: Date, now: Date, luck: () => number): PastOpen | undefined {
  const drawn = luck();
  const after = (minutes: number) => new Date(Math.min(at.getTime() + minutes * MINUTE_MS, now.getTime() - MINUTE_MS));
  if (drawn < 0.4) {
    return { verdict: 'person', why: luck() < 0.6 ? 'gmailProxy' : 'mailClient', at: after(7 + luck() * 600) };
  }
  if (drawn < 0.68) {
    return { verdict: 'machine', why: MACHINES[Math.floor(luck() * MACHINES.length)] ?? 'scanner', at: after(0.2) };
  }
  return drawn < 0.8 ? { verdict: 'unknown', why: 'unknown', at: after(30 + luck() * 90) } : undefined;
}
