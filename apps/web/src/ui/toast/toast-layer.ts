import { type RefObject, useLayoutEffect } from 'react';

/** Open modal dialogs, the topmost last. The browser paints them above everything else, and nothing outside can be used. */
const open: HTMLElement[] = [];
let layer: HTMLElement | undefined;

function settle() {
  const host = open.at(-1) ?? document.body;
  if (layer && layer.parentElement !== host) host.append(layer);
}

/** Where toasts are drawn: inside the topmost dialog, or on the page. */
export function toastLayer(): HTMLElement {
  if (!layer) {
    layer = document.createElement('div');
    // Takes no room among what a dialog lays out.
    layer.style.display = 'contents';
  }
  settle();
  return layer;
}

/** Keeps toasts above a native dialog while it is open; when it goes, they stay on the page. */
export function useToastsInside(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    open.push(element);
    settle();
    return () => {
      open.splice(open.indexOf(element), 1);
      settle();
    };
  }, [dialog]);
}
