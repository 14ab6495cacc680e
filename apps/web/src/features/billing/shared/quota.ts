import { QUOTA_TYPES, type Quota } from '@outrider/contract/user';

/** From here on the user is notified (decisions: at 80 %). */
const NEAR = 0.8;

export type QuotaState = 'fine' | 'near' | 'spent';

/** How much of it is used, from 0 to 1; of what is unlimited nothing. */
export function quotaShare({ used, total }: Pick<Quota, 'used' | 'total'>): number {
  if (total === null) return 0;
  return total > 0 ? Math.min(1, used / total) : 1;
}

/** Null: unlimited. */
export const quotaLeft = ({ used, total }: Pick<Quota, 'used' | 'total'>): number | null =>
  total === null ? null : Math.max(0, total - used);

export function quotaState(quota: Pick<Quota, 'used' | 'total'>): QuotaState {
  const share = quotaShare(quota);
  return share >= 1 ? 'spent' : share >= NEAR ? 'near' : 'fine';
}

/** As they stand everywhere: what exists first, then what starts again each month. */
export const inOrder = (quotas: readonly Quota[]): Quota[] =>
  quotas.toSorted((a, b) => QUOTA_TYPES.indexOf(a.quotaType) - QUOTA_TYPES.indexOf(b.quotaType));

/** The two worth showing in little room: mails, and whichever other one is closest to its end. */
export function quotasInShort(quotas: readonly Quota[]): Quota[] {
  const mails = quotas.filter(({ quotaType }) => quotaType === 'MAIL');
  const others = quotas.filter(({ quotaType }) => quotaType !== 'MAIL');
  return [...mails, ...others.toSorted((a, b) => quotaShare(b) - quotaShare(a)).slice(0, 1)];
}
