import { useEffect, useRef, useState } from 'react';
import { useSecondsUntil } from '../../../ui/hooks/use-seconds-until.ts';

/** Goes on after some seconds, and says how many are left. Undefined holds it back. */
export function useGoIn(seconds: number | undefined, go: () => void): number {
  const [start] = useState(Date.now);
  const left = useSecondsUntil(seconds === undefined ? 0 : start + seconds * 1000);
  const latest = useRef(go);
  latest.current = go;
  const isOver = seconds !== undefined && left === 0;
  useEffect(() => {
    if (isOver) latest.current();
  }, [isOver]);
  return left;
}
