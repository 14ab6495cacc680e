import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

type Needs = { of: string; widths: readonly number[] };

const NONE: Needs = { of: '', widths: [] };

/**
 * How wide each column would be with nothing in it cut. Measured at the top of the list and whenever cells change there,
 * not while the user scrolls; as long as the list is the same one (`of`), columns only grow, so that a table stands still.
 */
export function useColumnNeeds(table: RefObject<HTMLTableElement | null>, of: string): readonly (number | undefined)[] {
  const [needs, setNeeds] = useState(NONE);
  useLayoutEffect(() => {
    if (table.current) setNeeds(measured(table.current, of));
  }, [table, of]);
  useEffect(() => {
    const watched = table.current;
    if (!watched) return;
    const look = () => {
      if (watched.parentElement?.scrollTop === 0) setNeeds(measured(watched, of));
    };
    const observer = new MutationObserver(look);
    observer.observe(watched, { childList: true, characterData: true, subtree: true });
    // Letters of the fallback font are of another width.
    document.fonts?.addEventListener('loadingdone', look);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', look);
    };
  }, [table, of]);
  return needs.of === of ? needs.widths.map((width) => width || undefined) : [];
}

function measured(table: HTMLTableElement, of: string): (before: Needs) => Needs {
  table.dataset.measuring = '';
  const heads = table.tHead?.rows[0]?.cells ?? [];
  const found = [...heads].map((head) => Math.ceil(head.getBoundingClientRect().width));
  delete table.dataset.measuring;
  return (before) => {
    const widths = before.of === of ? found.map((width, index) => Math.max(width, before.widths[index] ?? 0)) : found;
    return before.of === of && widths.every((width, index) => width === before.widths[index]) ? before : { of, widths };
  };
}
