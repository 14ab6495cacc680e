import { LEAD_GROUPS, type LeadGroup } from '@outrider/contract/campaigns/leads';
import type { Send } from '@outrider/send-planner/play';
import { REASONS, type Reason } from '@outrider/send-planner/reasons';
import type { PlainWaitReason, Values } from './wait-reason-values.ts';

/** What is shown of each lead of a campaign, in columns that travel between threads without being copied. */
export type LeadTable = {
  /** In rising order. */
  ids: Float64Array;
  groups: Uint8Array;
  /** Places in REASONS, counted from 1; 0 while it is being sent. */
  reasons: Uint8Array;
  /** Not a number where there is none, as with `nextAt`. */
  until: Float64Array;
  /** Places in `table`, counted from 1; 0 for none. */
  values: Uint32Array;
  nextAt: Float64Array;
  nextRound: Uint8Array;
  nextMailbox: Uint16Array;
  /** Of those who have had nothing yet, in the order their first mails go out, counted from 1; 0 for the others. */
  places: Uint32Array;
  table: Values[];
  mailboxIds: string[];
};

type LeadWaitReason = { id: string; group: LeadGroup; waitReason: PlainWaitReason | null; next: Send | null };

export const REASON_NAMES = Object.keys(REASONS) as Reason[];
const REASON_PLACES = new Map(REASON_NAMES.map((name, index) => [name, index + 1]));
const GROUP_PLACES = new Map(LEAD_GROUPS.map((name, index) => [name, index]));

/** Tells places of what occurs often: each is kept once. */
function createPlaces<T>() {
  const places = new Map<string, number>();
  const found: T[] = [];
  return {
    found,
    of(key: string, value: T): number {
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, found.push(value) - 1);
      return found.length - 1;
    },
  };
}

export function createLeadTable(size: number) {
  const values = createPlaces<Values>();
  const mailboxes = createPlaces<string>();
  const table: Omit<LeadTable, 'table' | 'mailboxIds' | 'places'> = {
    ids: new Float64Array(size),
    groups: new Uint8Array(size),
    reasons: new Uint8Array(size),
    until: new Float64Array(size).fill(Number.NaN),
    values: new Uint32Array(size),
    nextAt: new Float64Array(size).fill(Number.NaN),
    nextRound: new Uint8Array(size),
    nextMailbox: new Uint16Array(size),
  };
  let at = 0;
  return {
    add({ id, group, waitReason, next }: LeadWaitReason) {
      table.ids[at] = Number(id);
      table.groups[at] = GROUP_PLACES.get(group) ?? 0;
      if (waitReason) {
        table.reasons[at] = REASON_PLACES.get(waitReason.reason) ?? 0;
        table.until[at] = waitReason.until ?? Number.NaN;
        table.values[at] =
          Object.keys(waitReason.values).length === 0 ? 0 : 1 + values.of(keyOf(waitReason.values), waitReason.values);
      }
      if (next) {
        table.nextAt[at] = next.at;
        table.nextRound[at] = next.round;
        table.nextMailbox[at] = mailboxes.of(next.mailboxId, next.mailboxId);
      }
      at += 1;
    },
    done: (): LeadTable => ({
      ...table,
      places: placesInLine(table),
      table: values.found,
      mailboxIds: mailboxes.found,
    }),
  };
}

function placesInLine({ nextAt, nextRound }: Pick<LeadTable, 'nextAt' | 'nextRound'>): Uint32Array {
  const places = new Uint32Array(nextAt.length);
  const timeOf = (index: number) => nextAt[index] ?? Number.NaN;
  const waiting = [...nextAt.keys()].filter((index) => !Number.isNaN(timeOf(index)) && nextRound[index] === 0);
  waiting.sort((one, other) => timeOf(one) - timeOf(other));
  for (const [place, index] of waiting.entries()) places[index] = place + 1;
  return places;
}

const keyOf = (values: Values) => Object.values(values).join('\n');

/** The buffers of a table, which a thread gives away with it. */
export const buffersOf = ({ table: _table, mailboxIds: _ids, ...columns }: LeadTable) =>
  Object.values(columns).map(({ buffer }) => buffer as ArrayBuffer);

type FoundLead = {
  group: LeadGroup;
  waitReason: { reason: Reason; until: number | null; values: Values } | null;
  next: { at: number; round: number; mailboxId: string; place: number | null } | null;
};

export function findInTable(table: LeadTable, leadId: string): FoundLead | undefined {
  const place = placeOf(table.ids, Number(leadId));
  return place === undefined ? undefined : readTable(table, place);
}

function placeOf(ids: Float64Array, id: number): number | undefined {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : undefined;
}

function readTable(table: LeadTable, place: number): FoundLead {
  const reason = REASON_NAMES[(table.reasons[place] ?? 0) - 1];
  const nextAt = table.nextAt[place] ?? Number.NaN;
  return {
    group: LEAD_GROUPS[table.groups[place] ?? 0] ?? 'stopped',
    waitReason: reason
      ? {
          reason,
          until: numberOrNull(table.until[place]),
          values: table.table[(table.values[place] ?? 0) - 1] ?? {},
        }
      : null,
    next: Number.isNaN(nextAt)
      ? null
      : {
          at: nextAt,
          round: table.nextRound[place] ?? 0,
          mailboxId: table.mailboxIds[table.nextMailbox[place] ?? 0] ?? '',
          place: table.places[place] || null,
        },
  };
}

const numberOrNull = (value = Number.NaN) => (Number.isFinite(value) ? value : null);

/** Leads of a group, or with a reason, or both; in the order of their ids. */
export function idsInTable(
  table: LeadTable,
  { group, reason }: { group?: LeadGroup | undefined; reason?: Reason | undefined },
): string[] {
  const wanted = { group: group && GROUP_PLACES.get(group), reason: reason && REASON_PLACES.get(reason) };
  const ids: string[] = [];
  table.ids.forEach((id, place) => {
    if (wanted.group !== undefined && table.groups[place] !== wanted.group) return;
    if (wanted.reason !== undefined && table.reasons[place] !== wanted.reason) return;
    ids.push(String(id));
  });
  return ids;
}
