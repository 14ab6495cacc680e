import { type RefObject, useEffect } from 'react';

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), iframe, [contenteditable="true"], [tabindex="0"]';

/** What the Tab key stops at. Of radio buttons, only the one that is chosen. */
function stopsOf(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      each.checkVisibility({ visibilityProperty: true }) &&
      (!(each instanceof HTMLInputElement) || each.type !== 'radio' || each.checked),
  );
}

/** The Tab key goes round in what lies over a page, and does not leave it. */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const stops = stopsOf(current);
      const now = document.activeElement;
      const isAtEnd = event.shiftKey ? now === stops[0] || now === current : now === stops.at(-1);
      if (stops.length > 0 && !isAtEnd) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    current.addEventListener('keydown', onKey);
    return () => current.removeEventListener('keydown', onKey);
  }, [element]);
}
