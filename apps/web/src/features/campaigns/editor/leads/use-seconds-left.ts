import { useEffect, useRef, useState } from 'react';

/** By how fast it went since the user looks at it; nothing until that is known. */
export function useSecondsLeft(done: number, total: number): number | undefined {
  const first = useRef<{ done: number; at: number }>(undefined);
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const at = performance.now();
    first.current ??= { done, at };
    const { done: doneThen, at: then } = first.current;
    if (done > doneThen)
      setSeconds(Math.max(1, Math.round(((total - done) * (at - then)) / (done - doneThen) / 1_000)));
  }, [done, total]);
  return seconds;
}
