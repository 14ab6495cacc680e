import type { Judgement, Stated } from '../lead.ts';
import { type Fit, fitOf } from './judge.ts';

const ORDER: Record<Fit, number> = { fit: 0, unclear: 1, out: 2 };

export type Ranked = {
  key: string;
  judgements: readonly Judgement[];
  name: Stated;
  title: Stated | null;
  email: Stated | null;
};

/** How sure a whole row is, 0 to 1: as its least sure judgement, a little less where no address is known. */
export function confidenceOf({ judgements, name, email }: Pick<Ranked, 'judgements' | 'name' | 'email'>): number {
  if (judgements.length === 0) return 0;
  const least = Math.min(...judgements.map(({ confidence }) => confidence));
  const mean = judgements.reduce((sum, { confidence }) => sum + confidence, 0) / judgements.length;
  const sure = 0.6 * least + 0.4 * mean;
  const known = Math.min(1, name.confidence) * (email === null ? 0.9 : 0.9 + 0.1 * email.confidence);
  return Math.max(0, Math.min(1, sure * known));
}

/** Who fits first, surest first; rows alike stay in one order by their key, no matter how they came in. */
export const rankRows = <T extends Ranked>(rows: readonly T[]): T[] =>
  rows
    .map((row) => ({ row, fit: ORDER[fitOf(row.judgements)], sure: confidenceOf(row) }))
    .toSorted((a, b) => a.fit - b.fit || b.sure - a.sure || (a.row.key < b.row.key ? -1 : 1))
    .map(({ row }) => row);
