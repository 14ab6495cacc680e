import type { Message } from '@outrider/contract/inbox/message';
import { useEffect, useMemo, useRef } from 'react';
import { ownTurn } from '../../../platform/own-turn.ts';
import { calendarDayOf, type Heights, type Laid, layOut } from './list-layout.ts';

/** A list as it is drawn; of one that changed, only what did is laid out anew. */
export function useItems(
  rows: readonly Message[],
  { zone, showsFolder, heights }: { zone: string; showsFolder: boolean; heights: Heights },
) {
  const kept = useRef<Laid & { look: string }>(undefined);
  const isWaiting = rows.length === 0;
  useEffect(() => {
    // The first day asked of a browser takes a slow phone 50 ms; the rows are still under way.
    if (isWaiting) void ownTurn().then(() => calendarDayOf(new Date(0), zone));
  }, [isWaiting, zone]);
  return useMemo(() => {
    const look = `${zone} ${showsFolder}`;
    const before = kept.current?.look === look ? kept.current : undefined;
    const items = layOut(rows, { zone, showsFolder, heights }, before);
    kept.current = { rows, items, look };
    return items;
  }, [rows, zone, showsFolder, heights]);
}
