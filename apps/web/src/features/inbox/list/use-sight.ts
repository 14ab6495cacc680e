import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { itemAt, type ListItem } from './list-layout.ts';

/** Drawn beyond each edge, so that a quick scroll shows no gap. */
const SPARE_ITEMS = 6;
/** With fewer left beyond an edge it is drawn anew. */
const LEAST_SPARE = 2;

type Sight = { from: number; to: number };

/**
 * Which items of a scrolled frame are in sight. When items come in above, what is being looked at stays where it is,
 * except at the very top, where the new ones are what the user waits for.
 */
export function useSight(
  frame: RefObject<HTMLElement | null>,
  items: readonly ListItem[],
  offsets: Float64Array,
): Sight {
  const sightAt = (top: number, height: number, spare: number): Sight => ({
    from: Math.max(0, itemAt(offsets, top) - spare),
    to: Math.min(items.length, itemAt(offsets, top + height) + 1 + spare),
  });
  // The frame is not measured before it is drawn; it is no taller than the window.
  const [sight, setSight] = useState(() => sightAt(0, window.innerHeight, SPARE_ITEMS));
  const look = useRef(() => {});
  look.current = () => {
    const { scrollTop, clientHeight } = frame.current ?? { scrollTop: 0, clientHeight: 0 };
    const height = clientHeight || window.innerHeight;
    const needed = sightAt(scrollTop, height, LEAST_SPARE);
    const wanted = sightAt(scrollTop, height, SPARE_ITEMS);
    setSight((known) => (isWithin(needed, known) && isWithin(known, wanted, SPARE_ITEMS) ? known : wanted));
  };
  useLayoutEffect(() => {
    const watched = frame.current;
    if (!watched) return;
    const onScroll = () => look.current();
    watched.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      watched.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [frame]);

  const last = useRef<Laid>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { items, offsets };
    // A new frame is at its top and no taller than the window. Measured now, it would be laid out in the task that drew it.
    if (!before) return;
    const watched = frame.current;
    if (watched && watched.scrollTop > 0) watched.scrollTop += movedBy(before, { items, offsets }, watched.scrollTop);
    look.current();
  }, [frame, items, offsets]);
  return { from: Math.min(sight.from, items.length), to: Math.min(sight.to, items.length) };
}

const isWithin = (inner: Sight, outer: Sight, beyond = 0): boolean =>
  inner.from >= outer.from - beyond && inner.to <= outer.to + beyond;

type Laid = { items: readonly ListItem[]; offsets: Float64Array };

/** How far the first row in sight, or the next one that is still there, was moved. */
function movedBy(before: Laid, now: Laid, top: number): number {
  if (before.items === now.items) return 0;
  const first = itemAt(before.offsets, top);
  for (const [step, item] of before.items.slice(first, first + 2 * SPARE_ITEMS).entries()) {
    if (!item.message) continue;
    // Most often more came in below, and nothing above.
    const isThere = now.items[first + step]?.key === item.key;
    const index = isThere ? first + step : now.items.findIndex(({ key }) => key === item.key);
    if (index >= 0) return (now.offsets[index] ?? 0) - (before.offsets[first + step] ?? 0);
  }
  return 0;
}
