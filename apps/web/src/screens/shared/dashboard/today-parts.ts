import type { DashboardToday } from '@outrider/contract/dashboard';
import type { Column } from '../../../ui/charts/column-chart.tsx';
import type { MarkKind } from '../../../ui/charts/mark.tsx';

const sum = (part: Record<string, number>) => Object.values(part).reduce((all, each) => all + each, 0);

const PART_NAMES = ['campaigns', 'warmup', 'replies', 'toCome', 'lost', 'left'] as const;
type PartName = (typeof PART_NAMES)[number];

const MARKS: Record<PartName, MarkKind> = {
  campaigns: 'ink',
  warmup: 'ink-2',
  replies: 'violet',
  toCome: 'planned',
  lost: 'red',
  left: 'ink-4',
};

/** Everything mailboxes can send today, in parts that leave nothing out. */
export function partsOf({ sent, toCome, lost, left }: DashboardToday) {
  const values: Record<PartName, number> = { ...sent, toCome: sum(toCome), lost: sum(lost), left: sum(left) };
  return PART_NAMES.map((key) => ({ key, mark: MARKS[key], value: values[key] }));
}

export const sentOf = ({ sent }: DashboardToday): number => sum(sent);
export const byTonight = (today: DashboardToday): number => sum(today.sent) + sum(today.toCome);

const HOUR_MS = 3_600_000;
/** A working day and a little around it; more where mails go out earlier or later. */
const COLUMNS_LEAST = 11;
const COLUMNS_MOST = 36;

type Said = { word: (at: string) => string; title: (hour: { at: string; sent: number; toCome: number }) => string };

/** Every hour from the first mail of the day to the last one to come. */
export function hourColumns({ hours }: DashboardToday, asOf: string, { word, title }: Said) {
  const known = new Map(hours.map((hour) => [Date.parse(hour.at), hour]));
  // Hours of a zone that is off by half an hour begin at half past.
  const shift = (hours[0] ? Date.parse(hours[0].at) : 0) % HOUR_MS;
  const now = Math.floor((Date.parse(asOf) - shift) / HOUR_MS) * HOUR_MS + shift;
  const first = Math.min(now - HOUR_MS, ...known.keys());
  const last = Math.max(now, first + (COLUMNS_LEAST - 1) * HOUR_MS, ...known.keys());
  const count = Math.min(COLUMNS_MOST, (last - first) / HOUR_MS + 1);
  const columns = Array.from({ length: count }, (_, index): Column => {
    const at = new Date(first + index * HOUR_MS).toISOString();
    const { sent = 0, toCome = 0 } = known.get(first + index * HOUR_MS) ?? {};
    return {
      key: at,
      word: word(at),
      parts: [{ tone: 'ink', value: sent }],
      planned: toCome,
      title: title({ at, sent, toCome }),
    };
  });
  return { columns, now: new Date(now).toISOString() };
}
