import { REPLY_CLASSES, type ReplyClass } from '@outrider/mail-kit/replies/reply-class';
import type { ReplyWeights } from '@outrider/mail-kit/replies/reply-model';

/** A refusal whose class is known. `origin` is what a fold leaves out. */
export type Example = { origin: string; features: readonly string[]; is: ReplyClass };

const CLASSES = REPLY_CLASSES.length;
const EPOCHS = 20;
const STEP = 0.5;
const DECAY = 0.0005;

/**
 * Multinomial logistic regression by AdaGrad (Duchi, Hazan, Singer 2011), the same weights for the same examples. Only
 * features of `vocabulary` get a weight.
 */
export function trainWeights(examples: readonly Example[], vocabulary: ReadonlySet<string>): ReplyWeights {
  const index = new Map([...vocabulary].map((feature, at) => [feature, at]));
  const rows = examples.map(({ features, is }) => ({
    known: features.flatMap((feature) => index.get(feature) ?? []),
    is: REPLY_CLASSES.indexOf(is),
  }));
  const weights = new Float64Array((index.size + 1) * CLASSES);
  const squares = new Float64Array(weights.length).fill(0.01);
  const bias = index.size * CLASSES;
  const odds = new Float64Array(CLASSES);
  const random = createRandom();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(rows, random);
    for (const { known, is } of rows) {
      const scale = 1 / Math.sqrt(Math.max(1, known.length));
      guess(weights, known, { bias, scale, odds });
      for (let at = 0; at < CLASSES; at++) {
        const error = (odds[at] ?? 0) - (at === is ? 1 : 0);
        learn(weights, squares, bias + at, error);
        for (const feature of known) learn(weights, squares, feature * CLASSES + at, error * scale);
      }
    }
  }
  const rowAt = (at: number) => [...weights.subarray(at * CLASSES, (at + 1) * CLASSES)];
  return { bias: rowAt(index.size), features: new Map([...index].map(([feature, at]) => [feature, rowAt(at)])) };
}

type Guess = { bias: number; scale: number; odds: Float64Array };

function guess(weights: Float64Array, known: number[], { bias, scale, odds }: Guess): void {
  for (let at = 0; at < CLASSES; at++) {
    let sum = 0;
    for (const feature of known) sum += weights[feature * CLASSES + at] ?? 0;
    odds[at] = (weights[bias + at] ?? 0) + sum * scale;
  }
  const highest = odds.reduce((most, one) => Math.max(most, one));
  let total = 0;
  for (let at = 0; at < CLASSES; at++) total += odds[at] = Math.exp((odds[at] ?? 0) - highest);
  for (let at = 0; at < CLASSES; at++) odds[at] = (odds[at] ?? 0) / total;
}

function learn(weights: Float64Array, squares: Float64Array, at: number, error: number): void {
  const slope = error + DECAY * (weights[at] ?? 0);
  squares[at] = (squares[at] ?? 0) + slope * slope;
  weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt(squares[at] ?? 1);
}

function shuffle<T>(rows: T[], random: () => number): void {
  for (let at = rows.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [rows[at], rows[other]];
    if (one === undefined || two === undefined) continue;
    rows[at] = two;
    rows[other] = one;
  }
}

/** Park and Miller's generator: the order of examples is the same every time. */
function createRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
