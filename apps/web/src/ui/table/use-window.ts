import { observeElementRect, type Rect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

/** Drawn beyond each edge, so that a quick scroll shows no gap. */
const SPARE_ROWS = 8;

/** Before a frame is laid out it is taken for as tall as the window. */
const tallest = (): Rect => ({ width: window.innerWidth, height: window.innerHeight });

export function useWindow(frame: RefObject<HTMLElement | null>, { count, row }: { count: number; row: number }) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => row,
    overscan: SPARE_ROWS,
    initialRect: tallest(),
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : tallest())),
  });
  useEffect(() => {
    if (row > 0) virtualizer.measure();
  }, [virtualizer, row]);
  const rows = virtualizer.getVirtualItems();
  return { from: rows[0]?.index ?? 0, to: (rows.at(-1)?.index ?? -1) + 1 };
}
