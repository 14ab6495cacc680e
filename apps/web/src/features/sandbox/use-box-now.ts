import type { BoxState } from '@outrider/contract/sandbox';
import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** The box's time on the screen: as last told, plus what has passed since at the box's speed. */
export function useBoxNow({ now, speed }: Pick<BoxState, 'now' | 'speed'>, toldAt: number): Date {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setHere(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return new Date(Date.parse(now) + Math.max(0, here - toldAt) * speed);
}
