import { type RefObject, useLayoutEffect, useState } from 'react';

/** Drawn beyond each edge, so that a quick scroll shows no gap. */
const SPARE_ROWS = 8;

/** Which rows of a scrolled frame are in sight. */
export function useWindow(frame: RefObject<HTMLElement | null>, { count, row }: { count: number; row: number }) {
  const [sight, setSight] = useState(() => ({ top: 0, height: window.innerHeight }));
  useLayoutEffect(() => {
    const watched = frame.current;
    if (!watched) return;
    const look = () => setSight({ top: watched.scrollTop, height: watched.clientHeight || window.innerHeight });
    look();
    watched.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      watched.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [frame]);
  return {
    from: Math.max(0, Math.floor(sight.top / row) - SPARE_ROWS),
    to: Math.min(count, Math.ceil((sight.top + sight.height) / row) + SPARE_ROWS),
  };
}
