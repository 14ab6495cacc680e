import type { ReplyWeights } from '@outrider/mail-kit/replies/reply-model';
import { WEIGHT_SIGNS, WEIGHT_STEP, WEIGHT_ZERO } from '@outrider/mail-kit/replies/reply-weights';

/** The weights as the product reads them. Features that weigh nothing are left out. */
export function writeWeightTable({ bias, features }: ReplyWeights): string {
  const rows = [...features]
    .map(([feature, row]) => ({ feature, signs: signsOf(row) }))
    .filter(({ signs }) => signs.split('').some((sign) => sign !== WEIGHT_SIGNS[WEIGHT_ZERO]))
    .sort((one, other) => (one.feature < other.feature ? -1 : 1));
  return [signsOf(bias), ...rows.map(({ feature, signs }) => `${signs} ${feature}`)].join('\n');
}

const signsOf = (row: readonly number[]) =>
  row.map((weight) => WEIGHT_SIGNS[Math.min(63, Math.max(0, Math.round(weight / WEIGHT_STEP) + WEIGHT_ZERO))]).join('');
