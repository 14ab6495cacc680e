import type { Transaction } from '@tiptap/pm/state';

/** What of the document after them the transactions touched, as one range; nothing where only the cursor moved. */
export function changedRange(transactions: readonly Transaction[]): { from: number; to: number } | undefined {
  let from = Number.POSITIVE_INFINITY;
  let to = -1;
  transactions.forEach(({ mapping }, at) => {
    mapping.maps.forEach((map, step) => {
      const rest = mapping.slice(step + 1);
      const later = transactions.slice(at + 1);
      const place = (position: number, side: -1 | 1) =>
        later.reduce((moved, next) => next.mapping.map(moved, side), rest.map(position, side));
      map.forEach((_oldFrom, _oldTo, newFrom, newTo) => {
        from = Math.min(from, place(newFrom, -1));
        to = Math.max(to, place(newTo, 1));
      });
    });
  });
  return to < 0 ? undefined : { from, to };
}
