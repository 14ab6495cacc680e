import { type RefObject, useEffect, useRef } from 'react';

const isOurs = (state: unknown) => typeof state === 'object' && state !== null && 'isSheet' in state;

/**
 * On a phone, Back closes what lies over the page before it leaves the page. What is open has an entry of its own in the
 * history, with the address of the page; the router is not told of it.
 */
export function useBackCloses(overlay: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    window.history.pushState({ ...window.history.state, isSheet: true }, '');
    let isLeft = false;
    let isChosen = false;
    const element = overlay.current;
    const onClick = (event: MouseEvent) => {
      isChosen = event.target !== element;
    };
    element?.addEventListener('click', onClick, true);
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isLeft = true;
      window.removeEventListener('popstate', onBack, true);
      latest.current();
    };
    window.addEventListener('popstate', onBack, true);
    return () => {
      window.removeEventListener('popstate', onBack, true);
      element?.removeEventListener('click', onClick, true);
      // What was chosen may lead to another page, which is on its way: a step back would undo it.
      const leave = isChosen ? keepEntry : stepBack;
      if (!isLeft) window.setTimeout(() => isOurs(window.history.state) && leave());
    };
  }, [overlay]);
}

/** The entry stays, as one of the page. */
function keepEntry(): void {
  const { isSheet: _, ...state } = window.history.state;
  window.history.replaceState(state, '');
}

/** Takes the entry away, silently. */
function stepBack(): void {
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', swallow, { capture: true, once: true });
  window.history.back();
}
