import { useState } from 'react';
import type { AgentRow, RowChoice, Standing } from '../../../api/leads-agent.ts';

type Shown = { rows: readonly AgentRow[]; standing: Standing | undefined; total: number };

/** Who is chosen: rows by number, or all that stand so, also those who were not scrolled to yet. */
export function useChosen({ rows, standing, total }: Shown) {
  const [named, setNamed] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<Standing>();
  const isWhole = whole !== undefined && whole === standing;
  const selected = isWhole ? new Set(rows.map(({ rowId }) => rowId)) : named;
  const choice: RowChoice = isWhole ? { standing: whole } : { rowIds: [...named] };
  return {
    selected,
    count: isWhole ? total : named.size,
    choice,
    /** All that are shown are chosen, and there are more of the same standing. */
    canChooseAll:
      !isWhole &&
      standing !== undefined &&
      named.size > 0 &&
      rows.length < total &&
      rows.every(({ rowId }) => named.has(rowId)),
    chooseAll: () => setWhole(standing),
    select: (chosen: ReadonlySet<string>) => {
      setWhole(undefined);
      setNamed(chosen);
    },
  };
}
