import { shareOf } from './money.ts';

/** From its first moment to, not including, its last. */
export type Period = { from: Date; until: Date };

const SECOND_MS = 1_000;

/** Card processors count whole seconds; so do we, or the sums would differ by a cent. */
const seconds = (at: Date) => Math.floor(at.getTime() / SECOND_MS);

/** What a price for a whole period is worth from a moment to the period's end. */
export function worthOfRest(price: number, { from, until }: Period, at: Date): number {
  const whole = seconds(until) - seconds(from);
  const rest = Math.min(Math.max(seconds(until) - seconds(at), 0), whole);
  return shareOf(price, rest, whole);
}

/** What was used of a price until a moment: with the rest it is the price, to the minor unit. */
export const worthUsed = (price: number, period: Period, at: Date): number => price - worthOfRest(price, period, at);

/** One change within a period, by item: what was paid and is not used comes back, the rest of the new price is due. */
export const changeWithin = (was: number, becomes: number, period: Period, at: Date) => {
  const credit = worthOfRest(was, period, at);
  const charge = worthOfRest(becomes, period, at);
  return { credit: credit === 0 ? 0 : -credit, charge, due: charge - credit };
};
