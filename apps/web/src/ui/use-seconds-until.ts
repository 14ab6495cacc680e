import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down on the screen; 0 once it has passed. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = moment <= now;
  useEffect(() => {
    setNow(Date.now());
    if (moment <= Date.now()) return;
    const timer = window.setInterval(() => setNow(Date.now()), 250);
    return () => window.clearInterval(timer);
    // Starts anew when the moment moves, and ends when it is reached.
  }, [moment, isOver]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
