import { useEffect, useRef } from 'react';
import { addSheet } from './sheet-history.ts';

/** On a phone, Back closes what lies over the page before it leaves the page. */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => addSheet(() => latest.current()), []);
}
