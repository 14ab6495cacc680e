const DAY_MS = 86_400_000;

/** The months (YYYY-MM) from the first to the last of these days, and as many as are shown at once. */
export function monthsOf(days: readonly string[], atLeast: number): string[] {
  const known = days.filter((day) => day !== '').toSorted();
  const first = (known[0] ?? '').slice(0, 7);
  const last = (known.at(-1) ?? '').slice(0, 7);
  const months: string[] = [];
  for (let month = first; month !== '' && (month <= last || months.length < atLeast); month = monthAfter(month))
    months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [next, its] = number === 12 ? [year + 1, 1] : [year, number + 1];
  // A year that is being typed is small: 0002 on the way to 2026.
  return `${String(next).padStart(4, '0')}-${String(its).padStart(2, '0')}`;
}

/** 1 is Monday (ISO 8601). */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Its days, and how many of the first week belong to the month before; weeks begin on Monday. */
export function monthOf(month: string): { offset: number; days: string[] } {
  const start = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.parse(`${monthAfter(month)}-01T00:00:00Z`);
  const days = Array.from({ length: Math.round((end - start) / DAY_MS) }, (_day, at) =>
    new Date(start + at * DAY_MS).toISOString().slice(0, 10),
  );
  return { offset: weekdayOf(`${month}-01`) - 1, days };
}
