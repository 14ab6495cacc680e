const MINUTE_MS = 60_000;

/** First after `first`, then twice as long each time, up to `most`. */
type Pace = { first: number; most: number };

export const PACE = {
  payment: { first: MINUTE_MS, most: 10 * MINUTE_MS },
  registrar: { first: MINUTE_MS / 2, most: 30 * MINUTE_MS },
  money: { first: MINUTE_MS, most: 30 * MINUTE_MS },
  nameServers: { first: MINUTE_MS / 2, most: 4 * MINUTE_MS },
  mailHost: { first: MINUTE_MS, most: 15 * MINUTE_MS },
  warmUp: { first: 60 * MINUTE_MS, most: 60 * MINUTE_MS },
} as const satisfies Record<string, Pace>;

export const backOff = ({ first, most }: Pace, tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(most, first * 2 ** Math.min(tries, 20)));
