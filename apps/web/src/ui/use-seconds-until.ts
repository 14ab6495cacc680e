import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds until a moment, counted down on the screen; 0 once it has passed. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= moment) window.clearInterval(timer);
    };
    const timer = window.setInterval(tick, TICK_MS);
    tick();
    return () => window.clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
