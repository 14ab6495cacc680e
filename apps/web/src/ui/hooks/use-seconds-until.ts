import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds until a moment, counted down on the screen; 0 once it has passed. `clock` is whose moment it is. */
export function useSecondsUntil(moment: number, clock = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const tick = () => {
      setNow(clock());
      if (clock() >= moment) window.clearInterval(timer);
    };
    const timer = window.setInterval(tick, TICK_MS);
    tick();
    return () => window.clearInterval(timer);
  }, [moment, clock]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
