import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { BulkBar } from '../table/bulk-bar.tsx';

export type SelectionProps<R> = {
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  rowLabel: (row: R) => string;
  allLabel: string;
  /** What is shown over the list; a bar of its own where more can be chosen than the list shows. */
  bar: BarProps | ReactElement;
};

type BarProps = {
  label: string;
  /** How many rows are chosen, in words. */
  count: string;
  clearText: string;
  /** What can be done with them. */
  actions: ReactNode;
};

/** What can be done with the chosen rows, over the list. */
export const ResourceSelection = <R,>({ selection: { bar, onSelect } }: { selection: SelectionProps<R> }) =>
  isValidElement(bar) ? (
    bar
  ) : (
    <BulkBar label={bar.label} count={bar.count} clearText={bar.clearText} onClear={() => onSelect(new Set())}>
      {bar.actions}
    </BulkBar>
  );
