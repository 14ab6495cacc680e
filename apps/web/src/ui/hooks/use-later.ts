import { useEffect, useState } from 'react';

/** Whether something has been going on for longer than a moment: what takes less gets no skeleton and no spinner. */
export function useLater(isGoingOn: boolean, ms = 300): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = window.setTimeout(() => setLate(true), ms);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [isGoingOn, ms]);
  return isGoingOn && isLate;
}
