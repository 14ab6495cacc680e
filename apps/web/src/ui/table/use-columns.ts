import { useState } from 'react';
import { storage } from '../../platform/storage.ts';

/** Hidden at first, and shown since: kept under another name than what was hidden, so that an old memory stays true. */
const SHOWN = '+';

/** Which columns of a list the user wants to see; remembered on this browser. */
export function useColumns(list: string, hiddenAtFirst: readonly string[] = []) {
  const [changed, setChanged] = useState(() => storage.readHiddenColumns(list));
  const markOf = (column: string) => (hiddenAtFirst.includes(column) ? `${SHOWN}${column}` : column);
  const toggle = (column: string) => {
    const mark = markOf(column);
    const next = changed.includes(mark) ? changed.filter((each) => each !== mark) : [...changed, mark];
    storage.writeHiddenColumns(list, next);
    setChanged(next);
  };
  const isShown = (column: string) => changed.includes(markOf(column)) === hiddenAtFirst.includes(column);
  return { isShown, toggle };
}
