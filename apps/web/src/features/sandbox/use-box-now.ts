import type { BoxState } from '@outrider/contract/sandbox';
import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Faster than this the work on the way decides how fast time passes: it is shown as last received. */
const FORESEEN_SPEED = 600;

/** The box's time on the screen: as last received, plus what has passed since at the box's speed. */
export function useBoxNow(
  { now, speed, passesTo = null }: Pick<BoxState, 'now' | 'speed'> & { passesTo?: string | null },
  readAt: number,
): Date {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setHere(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  const foreseen = passesTo !== null || speed > FORESEEN_SPEED ? 0 : speed;
  return new Date(Date.parse(now) + Math.max(0, here - readAt) * foreseen);
}
