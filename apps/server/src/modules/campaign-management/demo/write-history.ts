import { delayMs, type Round } from '@outrider/campaign-rules/campaign';
import type { DemoSlots } from '../../inbox/demo.ts';
import type { DemoCampaign } from './demo-campaigns.ts';

/** A lead of the campaign, and what of it is known from the mailboxes. */
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
  mailboxes: readonly DemoMailbox[];
  now: Date;
  /** Moments that are left, after what is known from the mailboxes. */
  slots: DemoSlots;
  /** Between 0 and 1; the same at every start. */
  random: () => number;
};

type DemoMailbox = { id: string; email: string };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What went out over some weeks, as the rules would have sent it, and what waits for its turn. */
export function writeHistory(facts: Facts): History {
  const { campaign, now } = facts;
  // Nothing of the past is due at once: a newcomer finds everything as it was left overnight.
  const tomorrow = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  const written = refuseLast(campaign, writeToAll(facts));
  const next = written.flatMap(({ lead, mailboxId, mails }) => {
    const last = mails.at(-1);
    const round = campaign.rounds[mails.length];
    if (!round || isOver(campaign) || last?.outcome === 'rejected') return [];
    const due = last ? last.at.getTime() + delayMs(round.delay) : now.getTime() + (campaign.startsIn ?? 0) * DAY_MS;
    return { lead, mailboxId, round: mails.length, dueAt: new Date(Math.max(due, tomorrow)) };
  });
  return { mails: written.flatMap(({ mails }) => mails), next };
}

type Written = { lead: DemoLead; mailboxId: string; mails: PastMail[] };

function writeToAll(facts: Facts): Written[] {
  const { campaign, leads, mailboxes } = facts;
  return inTurn(leads).flatMap((lead, place) => {
    const mailbox = mailboxes[place % mailboxes.length];
    const known = campaign.sent && lead.sent;
    if (known) return { lead, mailboxId: known.mailboxId, mails: writeKnown(facts, lead, known) };
    return mailbox ? { lead, mailboxId: mailbox.id, mails: writeTo(facts, lead, { place, mailbox }) } : [];
  });
}

/** One of each company, then the next of each: nobody's colleagues all hear of it on one day. */
function inTurn(leads: readonly DemoLead[]): DemoLead[] {
  const companies = [...Map.groupBy(leads, ({ email }) => email.slice(email.indexOf('@') + 1)).values()];
  const most = Math.max(0, ...companies.map((own) => own.length));
  return Array.from({ length: most }, (_, turn) => companies.flatMap((own) => own[turn] ?? [])).flat();
}

/** The addresses of those who were written to last turned out to be bad; a guard-rail let nothing go out after that. */
function refuseLast({ refused = 0, isGuarded }: DemoCampaign, written: readonly Written[]): Written[] {
  const begun = written
    .filter(({ lead, mails }) => !lead.sent && mails.length === 1)
    .toSorted((one, other) => beginOf(other) - beginOf(one));
  const bad = new Set(begun.slice(0, refused));
  const stopsAt = isGuarded ? Math.max(...[...bad].map(beginOf)) : Number.POSITIVE_INFINITY;
  return written.map((own) => {
    const mails = own.mails.filter(({ at }) => at.getTime() <= stopsAt);
    if (!bad.has(own)) return { ...own, mails };
    return {
      ...own,
      mails: mails.map((mail) => ({ ...mail, outcome: 'rejected' as const, open: undefined, hasClicked: false })),
    };
  });
}

const beginOf = ({ mails: [first] }: Written) => first?.at.getTime() ?? 0;

const isOver = ({ status }: DemoCampaign) => status !== 'progressing' && status !== 'suspend';

/** What lies in Sent went out when it says so; those who were written to again had not opened the first one. */
function writeKnown(
  { campaign, now, random }: Facts,
  lead: DemoLead,
  known: NonNullable<DemoLead['sent']>,
): PastMail[] {
  return known.at.flatMap((at, round) => {
    const settings = campaign.rounds[round];
    if (!settings) return [];
    const open = round === known.at.length - 1 ? openOf(at, now, random) : undefined;
    const { mailboxId } = known;
    const variant = variantOf(settings, random);
    return { lead, mailboxId, round, variant, at, outcome: 'accepted' as const, open, hasClicked: false };
  });
}

type Place = { place: number; mailbox: DemoMailbox };

/** Some people a day from the first on; each further round when its delay is over and there is a moment for it. */
function writeTo(facts: Facts, lead: DemoLead, { place, mailbox }: Place): PastMail[] {
  const { campaign, now, slots, random } = facts;
  if (!campaign.sent || lead.isUnchecked) return [];
  const until = now.getTime() - campaign.sent.toDaysAgo * DAY_MS;
  const wanted = { mailbox: mailbox.email, email: lead.email, zone: campaign.zone };
  const mails: PastMail[] = [];
  let due = workdaysAfter(now.getTime() - campaign.sent.fromDaysAgo * DAY_MS, Math.floor(place / campaign.aDay));
  for (const [round, settings] of campaign.rounds.entries()) {
    due += delayMs(settings.delay);
    if (due > until) break;
    const isSkipped = !isMeant(settings, mails);
    const at = isSkipped ? new Date(due) : slots.firstAfter(wanted, new Date(due));
    if (at.getTime() > until) break;
    const open = isSkipped ? undefined : openOf(at, now, random);
    const hasClicked = open?.verdict === 'person' && random() < 0.08;
    const mail = { lead, mailboxId: mailbox.id, round, at, open, hasClicked };
    mails.push(
      isSkipped
        ? { ...mail, variant: '', outcome: 'skipped' }
        : { ...mail, variant: variantOf(settings, random), outcome: 'accepted' },
    );
    due = at.getTime();
  }
  return mails;
}

const variantOf = ({ variants }: Round, random: () => number) =>
  variants[Math.floor(random() * variants.length)]?.id ?? '';

/** Whether the round's condition held: machines open nothing. */
function isMeant({ condition }: Round, before: readonly PastMail[]): boolean {
  if (condition !== 'notOpen' && condition !== 'openNotReply') return true;
  const hasOpened = before.some(({ open }) => open?.verdict === 'person');
  return hasOpened === (condition === 'openNotReply');
}

/** Five days a week. */
const workdaysAfter = (moment: number, days: number) => moment + (Math.floor(days / 5) * 7 + (days % 5)) * DAY_MS;

const MACHINES = ['appleProxy', 'appleProxy', 'scanner', 'tooSoon'] as const;

/** As people and machines are: four in ten read it, three in ten are a machine, of one in ten nobody can tell. */
function openOf(at: Date, now: Date, random: () => number): PastOpen | undefined {
  const drawn = random();
  const after = (minutes: number) => new Date(Math.min(at.getTime() + minutes * MINUTE_MS, now.getTime() - MINUTE_MS));
  if (drawn < 0.4) {
    return { verdict: 'person', why: random() < 0.6 ? 'gmailProxy' : 'mailClient', at: after(7 + random() * 600) };
  }
  if (drawn < 0.68) {
    return { verdict: 'machine', why: MACHINES[Math.floor(random() * MACHINES.length)] ?? 'scanner', at: after(0.2) };
  }
  return drawn < 0.8 ? { verdict: 'unknown', why: 'unknown', at: after(30 + random() * 90) } : undefined;
}
