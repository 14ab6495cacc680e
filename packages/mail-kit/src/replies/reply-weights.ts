import type { ReplyWeights } from './reply-model.ts';
import { WEIGHT_TABLE } from './reply-weight-table.ts';

/** A weight is written as one sign; the middle one is nothing. */
export const WEIGHT_SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
export const WEIGHT_STEP = 0.15;
export const WEIGHT_ZERO = 32;

/** One feature a line, behind its weights; the bias stands first and has no name. */
export function readWeightTable(table: string): ReplyWeights {
  const rows = table
    .trim()
    .split('\n')
    .map((line): [string, number[]] => {
      const [signs = '', ...feature] = line.split(' ');
      return [
        feature.join(' '),
        signs.split('').map((sign) => (WEIGHT_SIGNS.indexOf(sign) - WEIGHT_ZERO) * WEIGHT_STEP),
      ];
    });
  return { bias: rows[0]?.[1] ?? [], features: new Map(rows.slice(1)) };
}

export const REPLY_WEIGHTS: ReplyWeights = readWeightTable(WEIGHT_TABLE);
