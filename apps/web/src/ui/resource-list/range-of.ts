import { formatNumber } from '../../platform/format.ts';

/** Which rows a page shows, as the foot of a list says it. */
export function rangeOf(page: number, pageSize: number, total: number) {
  const first = (page - 1) * pageSize;
  return {
    from: formatNumber(first + 1),
    to: formatNumber(Math.min(total, first + pageSize)),
    total: formatNumber(total),
  };
}
