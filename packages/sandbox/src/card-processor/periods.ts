type Interval = 'month' | 'year';

/** The same day and time of a later month; the last day of one that is shorter. `anchor` is the first period's start. */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
  const date = new Date(anchor * 1000);
  const months = interval === 'year' ? count * 12 : count;
  const day = date.getUTCDate();
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return Math.floor(first.getTime() / 1000);
}

/** The end of the period that begins at `start`, on the day of the anchor. */
export function endOfPeriod(anchor: number, interval: Interval, start: number): number {
  for (let count = 1; ; count += 1) {
    const end = addIntervals(anchor, interval, count);
    if (end > start) return end;
  }
}
