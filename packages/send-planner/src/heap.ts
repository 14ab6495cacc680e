export type IsBefore<T> = (a: T, b: T) => boolean;

/** Brings an array into heap order: its first is the least. From then on it is changed by `pushTo` and `popFrom` alone. */
export function heapify<T>(items: T[], isBefore: IsBefore<T>): T[] {
  for (let index = (items.length >> 1) - 1; index >= 0; index--) {
    const item = items[index];
    if (item !== undefined) sink(items, index, item, isBefore);
  }
  return items;
}

export function popFrom<T>(heap: T[], isBefore: IsBefore<T>): T | undefined {
  const least = heap[0];
  const last = heap.pop();
  if (last !== undefined && heap.length > 0) sink(heap, 0, last, isBefore);
  return least;
}

export const pushTo = <T>(heap: T[], item: T, isBefore: IsBefore<T>) => rise(heap, heap.length, 0, item, isBefore);

/** Down to a leaf without asking about the item, and up again: it came from the bottom, so it stays near there. */
function sink<T>(heap: T[], from: number, item: T, isBefore: IsBefore<T>) {
  let hole = from;
  for (;;) {
    let child = 2 * hole + 1;
    let least = heap[child];
    if (least === undefined) break;
    const right = heap[child + 1];
    if (right !== undefined && isBefore(right, least)) {
      child += 1;
      least = right;
    }
    heap[hole] = least;
    hole = child;
  }
  rise(heap, hole, from, item, isBefore);
}

function rise<T>(heap: T[], from: number, top: number, item: T, isBefore: IsBefore<T>) {
  let hole = from;
  while (hole > top) {
    const parent = (hole - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || !isBefore(item, above)) break;
    heap[hole] = above;
    hole = parent;
  }
  heap[hole] = item;
}
