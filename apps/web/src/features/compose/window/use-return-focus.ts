import { useEffect, useState } from 'react';

/** When what was opened is gone, the keyboard is back where it came from, unless it is somewhere else already. */
export function useReturnFocus(): void {
  // Read while drawing for the first time: the parts inside take the focus before an effect out here could look.
  const [cameFrom] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What held the focus leaves the page after this.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
      });
    },
    [cameFrom],
  );
}
