import { REPLY_CLASSES, type ReplyClass } from './reply-class.ts';

/** Weights of a linear model, one row a feature, in the order of the classes. */
export type ReplyWeights = { bias: readonly number[]; features: ReadonlyMap<string, readonly number[]> };

export type ClassOdds = Record<ReplyClass, number>;

/** How likely each class is (multinomial logistic regression). Undefined where nothing but a reply code is known. */
export function classifyFeatures({ bias, features }: ReplyWeights, found: Iterable<string>): ClassOdds | undefined {
  const known = [...found].filter((feature) => features.has(feature));
  if (known.every((feature) => /^(?:code|class):/.test(feature))) return undefined;
  const rows = known.map((feature) => features.get(feature) ?? []);
  // A long text has more features than a short one, and not more to say.
  const scale = 1 / Math.sqrt(rows.length);
  const scores = bias.map((base, index) => base + scale * rows.reduce((sum, row) => sum + (row[index] ?? 0), 0));
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Object.fromEntries(REPLY_CLASSES.map((name, index) => [name, (powers[index] ?? 0) / total])) as ClassOdds;
}
