import { useState } from 'react';

type Selection<R> = { chosen: ReadonlyMap<string, R>; everything: boolean };

/**
 * The chosen rows, also those that are no longer shown, or everything a filter leaves. Of a row that is out of sight the
 * row as it was seen is kept.
 */
export function useSelection<R>(rows: readonly R[], idOf: (row: R) => string) {
  const nothing: Selection<R> = { chosen: new Map(), everything: false };
  const [{ chosen, everything }, setSelection] = useState(nothing);
  return {
    chosen,
    everything,
    ids: new Set(everything ? rows.map(idOf) : chosen.keys()),
    choose: (ids: ReadonlySet<string>) => {
      const seen = new Map([...chosen, ...rows.map((row) => [idOf(row), row] as const)]);
      const kept = [...ids].flatMap((id) => {
        const row = seen.get(id);
        return row === undefined ? [] : [[id, row] as const];
      });
      setSelection({ chosen: new Map(kept), everything: false });
    },
    chooseEverything: () => setSelection({ chosen: new Map(), everything: true }),
    clear: () => setSelection(nothing),
  };
}
