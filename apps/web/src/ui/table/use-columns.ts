import { useState } from 'react';
import { storage } from '../../platform/storage.ts';

/** Which columns of a list somebody wants to see; remembered on this browser. */
export function useColumns(list: string) {
  const [hidden, setHidden] = useState(() => storage.readHiddenColumns(list));
  const toggle = (column: string) => {
    const changed = hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column];
    storage.writeHiddenColumns(list, changed);
    setHidden(changed);
  };
  return { isShown: (column: string) => !hidden.includes(column), toggle };
}
