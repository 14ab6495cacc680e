import { judgeAddress } from '@outrider/campaign-rules/judge-address';
import type { SentRound } from '@outrider/campaign-rules/judge-condition';
import { REASONS, type Reason } from '@outrider/send-planner/reasons';
import { nextRound } from '@outrider/send-planner/rounds';
import * as plan from '@outrider/send-planner/state';
import type { Db } from '../../../platform/db.ts';
import { plannerCampaign, sentRoundOf } from '../../sending/for-workers.ts';
import type { ForecastRequest } from './forecast-request.ts';
import { askedIn, type Columns, createColumns } from './planner-columns.ts';
import type { MailColumns, PlannedCampaign } from './planner-rows.repository.ts';

/** The planner's state, with what a sentence about a lead says besides. */
export type PlannerWorld = { state: plan.State; about: LeadAbout[] };
/** In the order of the state's leads. */
export type LeadAbout = { category: string; variables: string; recipient: number };

/** Rows read for a forecast of changes that are not saved: the next change follows within seconds. */
const KEPT_MS = 60_000;
const KEPT_MAX = 4;

/** Reads states, and keeps the rows of the last ones for users who try out other rules on the same people. */
export function createWorlds(db: Db) {
  const readColumns = createColumns(db);
  const kept = new Map<string, { shape: string; at: number; columns: Columns }>();

  function build(order: ForecastRequest, columns: Columns, at: number): PlannerWorld {
    const key = keyOf(order);
    kept.delete(key);
    kept.set(key, { shape: order.shape, at, columns });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return buildWorld(order, columns);
  }

  return {
    async of(order: ForecastRequest, { isFresh }: { isFresh: boolean }): Promise<PlannerWorld> {
      const known = kept.get(keyOf(order));
      const isKnown = known && !isFresh && known.shape === order.shape && order.now - known.at < KEPT_MS;
      if (isKnown) return build(order, known.columns, known.at);
      const columnsOf = await readColumns([order]);
      return build(order, columnsOf(0), order.now);
    },

    /** Of one workspace, each by itself: their rows are read together, and one world is built at a time. */
    async ofEach<T>(
      orders: readonly ForecastRequest[],
      look: (order: ForecastRequest, world: PlannerWorld) => T,
    ): Promise<T[]> {
      const columnsOf = await readColumns(orders);
      return orders.map((order, place) => look(order, build(order, columnsOf(place), order.now)));
    },
  };
}

const keyOf = ({ withZones, campaigns, mailboxes }: ForecastRequest) =>
  [withZones, ...campaigns.map(({ id }) => id), ...mailboxes.map(({ id }) => id), ...askedIn(campaigns)].join(' ');

function buildWorld(order: ForecastRequest, { leads: rows, mails, values }: Columns): PlannerWorld {
  const { workspace, mailboxes, counters, now } = order;
  const lacking = new Map(order.lacking);
  const campaigns = order.campaigns.map((campaign) => ({
    ...campaign,
    plan: plannerCampaign(campaign, { mailboxIds: campaign.mailboxIds, hasTrouble: campaign.trouble !== null }),
  }));
  const leads: plan.Lead[] = [];
  const about: LeadAbout[] = [];
  let mail = 0;
  rows.id.forEach((id, index) => {
    const campaign = campaigns[rows.campaign[index] ?? -1];
    if (!campaign) return;
    while ((mails.lead[mail] ?? Number.POSITIVE_INFINITY) < id) mail += 1;
    const from = mail;
    while (mails.lead[mail] === id) mail += 1;
    const ledger = readLedger(mails, from, mail, campaign);
    const category = rows.category[index] ?? 'NEVER';
    const awayUntil = rows.awayUntil[index] ?? null;
    const variables = ledger.hasRows ? ledger.variables : (lacking.get(id) ?? '');
    const fit = judgeAddress(category, campaign.settings.addresses);
    const hold = holdOf(ledger, {
      isHeld: rows.isHeld[index] ?? false,
      isUnsure: fit === 'hold',
      isLacking: variables !== '',
      awayUntil: awayUntil !== null && awayUntil > now ? awayUntil : null,
    });
    const mailbox = mailboxes[rows.mailbox[index] ?? -1];
    leads.push({
      id: String(id),
      campaignId: campaign.id,
      mailboxId: mailbox?.id ?? null,
      zone: ledger.zone ?? rows.zone[index] ?? null,
      domain: rows.domain[index] ?? '',
      isFreeMail: rows.isFreeMail[index] ?? false,
      provider: rows.provider[index] ?? 'other',
      stop: stopOf(rows.stop[index] ?? null),
      hold,
      earlier: ledger.earlier,
      values: values.get(id),
      next: ledger.hasRows ? ledger.next : firstRound(campaign, fit === 'sendLast', rows.startsAt[index] ?? 0),
    });
    about.push({ category, variables, recipient: rows.recipient[index] ?? 0 });
  });
  const state = { workspace, campaigns: campaigns.map((campaign) => campaign.plan), mailboxes, leads, counters };
  return { state, about };
}

/** Addresses nobody is sure of are planned this much behind the others. */
const BEHIND_MS = 1_000;

/** Of a lead for which nothing is planned yet: as a launch of now would plan it. */
function firstRound({ rounds, firstDueAt }: Ordered, isLast: boolean, startsAt: number): plan.Lead['next'] {
  if (rounds.length === 0) return null;
  return { round: 0, dueAt: Math.max(firstDueAt, startsAt) + (isLast ? BEHIND_MS : 0), reason: 'delay' };
}

type Ordered = ForecastRequest['campaigns'][number];

type LedgerFacts = {
  hasRows: boolean;
  next: plan.Lead['next'];
  earlier: SentRound[];
  heldBy: plan.Hold['reason'] | null;
  variables: string;
  zone: string | null;
};

type Planned = PlannedCampaign & { plan: plan.Campaign };

/** What the ledger says of one person: rows `from` up to, not including, `to`. */
function readLedger(mails: MailColumns, from: number, to: number, campaign: Planned): LedgerFacts {
  const ledger: LedgerFacts = {
    hasRows: to > from,
    next: null,
    earlier: [],
    heldBy: null,
    variables: '',
    zone: null,
  };
  for (let row = from; row < to; row += 1) {
    const round = mails.round[row] ?? 0;
    const at = mails.at[row] ?? null;
    switch (mails.state[row]) {
      case 'sent':
        ledger.earlier.push(sentRoundAt(mails, row, campaign));
        if (mails.needsNext[row] && at !== null) ledger.next = nextRound(campaign.plan, round, at);
        break;
      case 'skipped':
        if (mails.needsNext[row] && at !== null) ledger.next = nextRound(campaign.plan, round, at);
        break;
      case 'open':
        ledger.next = { round, dueAt: at ?? 0, reason: reasonOf(mails.reason[row] ?? null) };
        ledger.zone = mails.zone[row] ?? null;
        if (at === null) Object.assign(ledger, heldFor(mails.reason[row] ?? '', mails.words[row] ?? ''));
        break;
      case 'doubt':
        ledger.next = { round, dueAt: at ?? 0, reason: 'delay' };
        ledger.heldBy = 'inDoubt';
        break;
      default:
    }
  }
  return ledger;
}

const sentRoundAt = (mails: MailColumns, row: number, campaign: PlannedCampaign): SentRound =>
  sentRoundOf(
    {
      round: mails.round[row] ?? 0,
      variant: mails.variant[row] ?? '',
      opens: mails.isOpened[row] ? 1 : 0,
      clicks: mails.isClicked[row] ? 1 : 0,
      unseen: mails.isUnseen[row] ?? false,
    },
    campaign,
  );

/** Nobody has written another word than the planner's; one it does not know is a stop all the same. */
const stopOf = (word: string | null): plan.Lead['stop'] =>
  word === null ? null : (plan.LEAD_STOPS.find((stop) => stop === word) ?? 'suppressed');

const isReason = (word: string): word is Reason => Object.hasOwn(REASONS, word);
const reasonOf = (word: string | null): Reason => (word !== null && isReason(word) ? word : 'delay');

const HOLDS: ReadonlySet<string> = new Set(['held', 'missingVariable', 'unverified', 'inDoubt']);

/** Waits until a user acts. One for want of a mailbox is given one by the planner, or none by its rule. */
function heldFor(reason: string, words: string): Pick<LedgerFacts, 'heldBy' | 'variables'> {
  const variables = reason === 'missingVariable' ? words : '';
  return { heldBy: HOLDS.has(reason) ? (reason as plan.Hold['reason']) : null, variables };
}

type Facts = { isHeld: boolean; isUnsure: boolean; isLacking: boolean; awayUntil: number | null };

function holdOf({ heldBy }: LedgerFacts, { isHeld, isUnsure, isLacking, awayUntil }: Facts): plan.Hold | null {
  if (isHeld) return { reason: 'held', until: null };
  if (heldBy === 'missingVariable' || isLacking) return { reason: 'missingVariable', until: null };
  if (isUnsure) return { reason: 'unverified', until: null };
  if (heldBy === 'inDoubt') return { reason: heldBy, until: null };
  return awayUntil === null ? null : { reason: 'away', until: awayUntil };
}
