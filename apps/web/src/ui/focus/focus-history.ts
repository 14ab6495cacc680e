/** Enough for a menu in a dialog in a drawer, each with some steps of the Tab key. */
const KEPT = 60;

/** What had the focus, the latest last. Not held on to: a page that is gone may be forgotten. */
let past: WeakRef<HTMLElement>[] = [];

/** Remembers where the focus is. Started once, before the first page. */
export function followFocus(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || past.at(-1)?.deref() === target) return;
    past = [...past.slice(1 - KEPT), new WeakRef(target)];
  });
}

/**
 * Gives the focus back to what had it before something was opened: the latest that is still there, outside of what
 * closes. A user who has moved on meanwhile is not taken back.
 */
export function returnFocus(closing?: Element | null): void {
  const now = document.activeElement;
  if (now && now !== document.body && !closing?.contains(now)) return;
  const before = past.findLast((each) => canTakeFocus(each.deref(), closing))?.deref();
  (before ?? document.querySelector<HTMLElement>('main'))?.focus();
}

function canTakeFocus(element: HTMLElement | undefined, closing: Element | null | undefined): boolean {
  if (!element?.isConnected || closing?.contains(element)) return false;
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], :disabled');
}
