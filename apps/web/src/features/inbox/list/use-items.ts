import type { Message } from '@outrider/contract/inbox/message';
import { useMemo, useRef } from 'react';
import { type Heights, type Laid, layOut } from './list-layout.ts';

/** A list as it is drawn; of one that changed, only what did is laid out anew. */
export function useItems(
  rows: readonly Message[],
  { zone, showsFolder, heights }: { zone: string; showsFolder: boolean; heights: Heights },
) {
  const kept = useRef<Laid & { look: string }>(undefined);
  return useMemo(() => {
    const look = `${zone} ${showsFolder}`;
    const before = kept.current?.look === look ? kept.current : undefined;
    const items = layOut(rows, { zone, showsFolder, heights }, before);
    kept.current = { rows, items, look };
    return items;
  }, [rows, zone, showsFolder, heights]);
}
