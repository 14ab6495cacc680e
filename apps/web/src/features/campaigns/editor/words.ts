import { formatNumber } from '../../../platform/format.ts';

/** For a text that counts: the number its plural goes by, and how it is written. */
export const counted = (count: number) => ({ count, number: formatNumber(count) });
