import { CHOSEN_ROWS_MAX } from '@outrider/contract/leads-agent/rows';
import { useState } from 'react';
import type { AgentRow, Fit, RowChoice } from '../../../api/leads-agent.ts';

type Shown = { rows: readonly AgentRow[]; fit: Fit | undefined; total: number };

/** Who is chosen: rows by number, or all of the tab, also those who were not scrolled to yet. */
export function useChosen({ rows, fit, total }: Shown) {
  const [named, setNamed] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<Fit | null>();
  const tab = fit ?? null;
  const isWhole = whole === tab;
  const hasAllShown = named.size > 0 && rows.every(({ rowId }) => named.has(rowId));
  const isLong = !isWhole && named.size > CHOSEN_ROWS_MAX;
  // More than a call takes by number, but all there are.
  const isEverybody = isLong && hasAllShown && rows.length === named.size && rows.length >= total;
  const choice: RowChoice = isWhole || isEverybody ? { fit: tab } : { rowIds: [...named] };
  return {
    selected: isWhole ? new Set(rows.map(({ rowId }) => rowId)) : named,
    count: isWhole ? total : named.size,
    choice,
    /** More than can be named; all of them can. */
    isTooMany: isLong && !isEverybody,
    /** All that are shown are chosen, and there are more in this tab. */
    canChooseAll: !isWhole && hasAllShown && rows.length < total,
    chooseAll: () => setWhole(tab),
    select: (chosen: ReadonlySet<string>) => {
      setWhole(undefined);
      setNamed(chosen);
    },
  };
}
