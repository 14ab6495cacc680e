import { useState } from 'react';
import type { AgentRow, Fit, RowChoice } from '../../../api/leads-agent.ts';

type Shown = { rows: readonly AgentRow[]; fit: Fit | undefined; total: number };

/** Who is chosen: rows by number, or all that stand so, also those who were not scrolled to yet. */
export function useChosen({ rows, fit, total }: Shown) {
  const [named, setNamed] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<Fit>();
  const isWhole = whole !== undefined && whole === fit;
  const selected = isWhole ? new Set(rows.map(({ rowId }) => rowId)) : named;
  const choice: RowChoice = isWhole ? { fit: whole } : { rowIds: [...named] };
  return {
    selected,
    count: isWhole ? total : named.size,
    choice,
    /** All that are shown are chosen, and there are more of the same fit. */
    canChooseAll:
      !isWhole &&
      fit !== undefined &&
      named.size > 0 &&
      rows.length < total &&
      rows.every(({ rowId }) => named.has(rowId)),
    chooseAll: () => setWhole(fit),
    select: (chosen: ReadonlySet<string>) => {
      setWhole(undefined);
      setNamed(chosen);
    },
  };
}
