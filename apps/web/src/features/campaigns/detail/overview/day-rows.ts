import type { Forecast, Statistics } from '../../../../api/campaigns/campaign-queries.ts';
import { addDays, daysBetween } from '../../../../platform/time/calendar-day.ts';

export type DayRow = {
  day: string;
  newLeads: number;
  followUps: number;
  /** Still to come, by the forecast. */
  planned: number;
  /** Nobody has answered tomorrow's mail. */
  replies: number | undefined;
};

/** So many days fit side by side; of these, so many are to come. */
const DAYS_SHOWN = 26;
const DAYS_TO_COME = 3;

type WaitReason = {
  past: Statistics['days'];
  coming: Forecast['days'];
  today: string;
};

/** Day by day: what went out, what came back, and what is to come; days nothing happened on have their place. */
export function dayRows({ past, coming, today }: WaitReason): DayRow[] {
  const began = past[0]?.day ?? coming[0]?.day;
  if (began === undefined) return [];
  const last = coming.findLast(({ mails }) => mails > 0)?.day ?? today;
  const shownPast = began > today ? 0 : Math.min(DAYS_SHOWN - DAYS_TO_COME, daysBetween(began, today).length);
  const from = shownPast === 0 ? began : addDays(today, 1 - shownPast);
  const furthest = addDays(from, DAYS_SHOWN - 1);
  const to = [last, furthest].toSorted()[0] ?? today;
  const sent = new Map(past.map((each) => [each.day, each]));
  const plans = new Map(coming.map((each) => [each.day, each]));
  return daysBetween(from, to < today ? today : to).map((day) => {
    const { newLeads = 0, followUps = 0, replies = 0 } = sent.get(day) ?? {};
    const planned = day < today ? 0 : (plans.get(day)?.mails ?? 0);
    return { day, newLeads, followUps, planned, replies: day > today ? undefined : replies };
  });
}

const TIMES = [50, 20, 10, 5, 2, 1];

/** Replies are few beside mails: drawn so many times larger, which the legend says. */
export function repliesTimes(rows: readonly DayRow[]): number {
  const most = Math.max(1, ...rows.map(({ newLeads, followUps, planned }) => newLeads + followUps + planned));
  const replies = Math.max(1, ...rows.map((row) => row.replies ?? 0));
  return TIMES.find((times) => times * replies <= most / 2) ?? 1;
}
