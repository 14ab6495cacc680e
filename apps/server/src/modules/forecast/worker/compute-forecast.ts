import type { FieldGroup } from '@outrider/campaign-rules/estimate-reach';
import { judgeField } from '@outrider/campaign-rules/judge-field';
import { dayAt, monthAt } from '@outrider/send-planner/calendar';
import { quotaCap, usedIn } from '@outrider/send-planner/caps';
import { forecast } from '@outrider/send-planner/forecast';
import type { Send } from '@outrider/send-planner/play';
import { REASONS, type Reason } from '@outrider/send-planner/reasons';
import type { Campaign, State } from '@outrider/send-planner/state';
import { openingAt } from '@outrider/send-planner/window';
import type { LongForecastRequest } from '../planner/forecast-request.ts';
import type { PlannerWorld } from '../planner/planner-world.ts';
import { REASON_NAMES } from './lead-table.ts';
import { createValues, type PlainWaitReason } from './wait-reason-values.ts';
import { drawWaterfall, type WaterfallStep } from './waterfall.ts';

type ForecastDay = {
  day: string;
  mails: number;
  newLeads: number;
  followUps: number;
  rounds: number[];
  isDayOff: boolean;
};

/** What a campaign will send, day by day; and each mail in columns, as with leads. */
export type ComputedForecast = {
  asOf: number;
  days: ForecastDay[];
  mails: number;
  first: Send | null;
  last: number | null;
  firstRoundDone: number | null;
  goesOn: boolean;
  busiest: { day: string; mails: number } | null;
  waterfall: WaterfallStep[];
  reach: { round: number; leads: number }[];
  fieldGroups: FieldGroup[];
  quota: { thisMonth: number; left: number | null };
  sends: SendTable;
  /** Those who get nothing until a user acts. */
  held: { leadId: string; waitReason: PlainWaitReason }[];
  zone: string;
};

export type SendTable = {
  /** In the order they go out. */
  at: Float64Array;
  leads: Float64Array;
  rounds: Uint8Array;
  mailboxes: Uint16Array;
  /** Places in REASONS, counted from 1: what each waited for until then. */
  reasons: Uint8Array;
  zones: Uint16Array;
  mailboxIds: string[];
  zoneNames: string[];
};

const DAY_MS = 86_400_000;
/** Those who are forgotten unless the user looks. */
const HELD: ReadonlySet<Reason> = new Set(['held', 'missingVariable', 'unverified', 'inDoubt', 'noProviderMatch']);
/** As many as a page shows of them. */
const HELD_SHOWN = 500;

export function computeForecast({ state, about }: PlannerWorld, order: LongForecastRequest): ComputedForecast {
  const { now, campaignId, days } = order;
  const ahead = forecast(state, now, days * DAY_MS);
  const own = ahead.sends.filter((send) => send.campaignId === campaignId);
  const campaign = state.campaigns.find(({ id }) => id === campaignId);
  const zone = campaign?.schedule.zone ?? 'UTC';
  const values = createValues(state, about, order);
  const held: ComputedForecast['held'] = [];
  const waiting = new Map(ahead.waiting.map((each) => [each.leadId, each]));
  let unserved = 0;
  state.leads.forEach((lead, index) => {
    const waits = lead.campaignId === campaignId ? waiting.get(lead.id) : undefined;
    if (!waits) return;
    const { reason, until } = waits;
    if (HELD.has(reason)) {
      const waitReason = { reason, until, fix: REASONS[reason].fix };
      held.push({
        leadId: lead.id,
        waitReason: { ...waitReason, values: held.length < HELD_SHOWN ? values.ofLead(index, waitReason) : {} },
      });
    } else if (lead.stop === null && lead.next !== null && reason !== 'campaignOver') unserved += 1;
  });
  const byDay = campaign ? tellDays(own, campaign, now) : [];
  const last = own.at(-1)?.at ?? null;
  const firstRound = own.filter(({ round }) => round === 0);
  const isCut = last !== null && last > now + (days - 1) * DAY_MS;
  return {
    asOf: now,
    days: byDay,
    mails: own.length,
    first: own[0] ?? null,
    last,
    firstRoundDone: isCut || unserved > 0 ? null : (firstRound.at(-1)?.at ?? null),
    goesOn: isCut || unserved > 0,
    busiest: busiestOf(byDay),
    waterfall: campaign ? drawWaterfall(state, campaign, ahead.sends, now) : [],
    reach: reachOf(state, campaignId, own),
    fieldGroups: campaign ? groupByFields(state, campaign) : [],
    quota: quotaOf(state, own, now),
    sends: tabulate(own, state),
    held,
    zone,
  };
}

/** Every day from today to the last one with a mail, also those without. */
function tellDays(sends: readonly Send[], campaign: Campaign, now: number): ForecastDay[] {
  const { schedule } = campaign;
  const last = sends.at(-1)?.at;
  if (last === undefined) return [];
  const days: ForecastDay[] = [];
  let place = 0;
  for (let at = now; at <= last || days.length === 0; ) {
    const { day, from, until } = dayAt(schedule.zone, at);
    const opens = openingAt(schedule, schedule.zone, Math.max(from + schedule.from * 60_000, from));
    const today: ForecastDay = {
      day,
      mails: 0,
      newLeads: 0,
      followUps: 0,
      rounds: campaign.rounds.map(() => 0),
      isDayOff: opens.reason === 'dayOff' || opens.reason === 'holiday',
    };
    for (let send = sends[place]; send && send.at < until; send = sends[++place]) {
      today.mails += 1;
      if (send.round === 0) today.newLeads += 1;
      else today.followUps += 1;
      today.rounds[send.round] = (today.rounds[send.round] ?? 0) + 1;
    }
    days.push(today);
    at = until;
  }
  return days;
}

function busiestOf(days: readonly ForecastDay[]): ComputedForecast['busiest'] {
  const [busiest] = days.toSorted((a, b) => b.mails - a.mails);
  return busiest ? { day: busiest.day, mails: busiest.mails } : null;
}

/** Who got each round already, and who will. */
function reachOf(state: State, campaignId: string, sends: readonly Send[]): ComputedForecast['reach'] {
  const rounds = state.campaigns.find(({ id }) => id === campaignId)?.rounds ?? [];
  const reach = rounds.map((_round, round) => ({ round, leads: 0 }));
  const count = (round: number) => {
    const found = reach[round];
    if (found) found.leads += 1;
  };
  for (const { campaignId: of, earlier } of state.leads) {
    if (of === campaignId) for (const { round } of earlier) count(round);
  }
  for (const { round } of sends) count(round);
  return reach;
}

/** Who of those that are not stopped is meant by which rounds, as far as their fields decide it. */
function groupByFields({ leads }: State, { id, rounds }: Campaign): FieldGroup[] {
  if (!rounds.some(({ condition }) => condition === 'field')) return [];
  const groups = new Map<string, FieldGroup>();
  for (const { campaignId, stop, values = {} } of leads) {
    if (campaignId !== id || stop !== null) continue;
    const holds = rounds.map(({ condition, field }) => condition === 'field' && !!field && judgeField(field, values));
    const key = holds.join(' ');
    groups.set(key, { holds, leads: (groups.get(key)?.leads ?? 0) + 1 });
  }
  return [...groups.values()];
}

function quotaOf({ workspace, counters }: State, sends: readonly Send[], now: number): ComputedForecast['quota'] {
  const { until } = monthAt(workspace.zone, now);
  const cap = quotaCap(workspace, now);
  return {
    thisMonth: sends.filter(({ at }) => at < until).length,
    left: cap && Math.max(0, cap.limit - usedIn(counters)(cap.counter)),
  };
}

/** A mail that went within this of its own time did not wait for its mailbox. */
const AT_ONCE_MS = 2 * 60_000;

function tabulate(sends: readonly Send[], state: State): SendTable {
  const zones = new Map(state.leads.flatMap(({ id, zone }) => (zone === null ? [] : [[id, zone] as const])));
  const mailboxIds = state.mailboxes.map(({ id }) => id);
  const zoneNames = ['', ...new Set(zones.values())];
  const [mailboxPlaces, zonePlaces] = [placesOf(mailboxIds), placesOf(zoneNames)];
  const table: SendTable = {
    at: new Float64Array(sends.length),
    leads: new Float64Array(sends.length),
    rounds: new Uint8Array(sends.length),
    mailboxes: new Uint16Array(sends.length),
    reasons: new Uint8Array(sends.length),
    zones: new Uint16Array(sends.length),
    mailboxIds,
    zoneNames,
  };
  sends.forEach(({ at, leadId, round, mailboxId, dueAt, reason, mailboxReason }, place) => {
    const waited = at - dueAt < AT_ONCE_MS ? reason : (mailboxReason ?? 'inTurn');
    table.at[place] = at;
    table.leads[place] = Number(leadId);
    table.rounds[place] = round;
    table.mailboxes[place] = mailboxPlaces.get(mailboxId) ?? 0;
    table.reasons[place] = 1 + (reasonPlaces.get(waited) ?? -1);
    table.zones[place] = zonePlaces.get(zones.get(leadId) ?? '') ?? 0;
  });
  return table;
}

const placesOf = (names: readonly string[]) => new Map(names.map((name, place) => [name, place]));
const reasonPlaces = placesOf(REASON_NAMES);

/** The buffers of a table, which a thread gives away with it. */
export const sendBuffersOf = ({ at, leads, rounds, mailboxes, reasons, zones }: SendTable) =>
  [at, leads, rounds, mailboxes, reasons, zones].map(({ buffer }) => buffer as ArrayBuffer);
