/** We plan at most a day ahead on the word of another server. */
const WAIT_MAX_MS = 86_400_000;

/** RFC 9110, 10.2.3: seconds or a date; nothing where it is neither. */
export function readRetryAfter(value: string | null, now: Date): number | null {
  if (value === null) return null;
  const text = value.trim();
  const isDate = /^[A-Z][a-z]{2,8},? /.test(text);
  const waits = /^\d{1,10}$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now.getTime() : Number.NaN;
  if (!Number.isFinite(waits)) return null;
  return Math.min(Math.max(waits, 0), WAIT_MAX_MS);
}
