import { useEffect, useRef } from 'react';
import { returnFocus } from './focus-history.ts';

/** When what is open closes, or goes, the focus returns to where it came from. `find` tells what may still be fading out. */
export function useReturnFocus(isOpen: boolean, find?: () => Element | null | undefined): void {
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const closing = latest.current?.();
      // Not in the middle of a key: Enter on an entry of a menu would go on to press the button of the menu.
      window.setTimeout(() => returnFocus(closing));
    };
  }, [isOpen]);
}
