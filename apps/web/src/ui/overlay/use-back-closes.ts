import { useEffect, useRef } from 'react';
import { addOverlay } from './overlay-history.ts';

/** On a phone, Back closes what lies over the page before it leaves the page. What has to stay open, it leaves open. */
export function useBackCloses(onClose: () => void, staysOpen = false): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => addOverlay({ onBack: () => latest.current(), staysOpen }), [staysOpen]);
}
