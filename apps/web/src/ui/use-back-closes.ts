import { useEffect, useRef } from 'react';

const isOurs = (state: unknown) => typeof state === 'object' && state !== null && 'isSheet' in state;

/**
 * On a phone, Back closes what lies over the page before it leaves the page. What is open has an entry of its own in the
 * history, with the address of the page; the router is not told of it.
 */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    window.history.pushState({ ...window.history.state, isSheet: true }, '');
    let isLeft = false;
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isLeft = true;
      window.removeEventListener('popstate', onBack, true);
      latest.current();
    };
    window.addEventListener('popstate', onBack, true);
    return () => {
      window.removeEventListener('popstate', onBack, true);
      // Whoever has gone to another page meanwhile stays there.
      if (!isLeft) window.setTimeout(() => isOurs(window.history.state) && stepBack());
    };
  }, []);
}

/** Takes the entry away, silently. */
function stepBack(): void {
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', swallow, { capture: true, once: true });
  window.history.back();
}
