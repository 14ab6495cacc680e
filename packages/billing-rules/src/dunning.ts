const DAY_MS = 86_400_000;

/** How long everything goes on after a bill failed. */
export const GRACE_DAYS = 14;

export type UnpaidState = 'pastDue' | 'readOnly';

export const graceUntil = (unpaidSince: Date): Date => new Date(unpaidSince.getTime() + GRACE_DAYS * DAY_MS);

/** Nothing is ever deleted for money: after the grace period nothing new starts, and that is all. */
export const unpaidState = (unpaidSince: Date, now: Date): UnpaidState =>
  now < graceUntil(unpaidSince) ? 'pastDue' : 'readOnly';

/** On which day after a bill failed the owner is notified; the last when nothing new starts any more. */
const NOTICE_DAYS = [0, 3, 7, 12, GRACE_DAYS] as const;

export type Notice = { day: number; isReadOnly: boolean };

/** The latest notice that is due and was not given yet; earlier ones that were missed are not made up for. */
export function dueNotice(unpaidSince: Date, now: Date, lastDay: number | null): Notice | null {
  const days = (now.getTime() - unpaidSince.getTime()) / DAY_MS;
  const day = NOTICE_DAYS.findLast((each) => each <= days);
  if (day === undefined || (lastDay !== null && day <= lastDay)) return null;
  return { day, isReadOnly: day >= GRACE_DAYS };
}
