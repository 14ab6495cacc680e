import { type RefObject, useEffect, useRef } from 'react';

type Layer = { element: () => Element | null; onEscape: () => void };

/** What lies over the page, the topmost last. */
const layers: Layer[] = [];

/** A native dialog takes its own Escape, with everything that lies below it. */
const isBelowDialog = (layer: Layer, target: EventTarget | null) => {
  const dialog = target instanceof Element ? target.closest('dialog[open]') : null;
  return dialog !== null && !dialog.contains(layer.element());
};

function closeTopmost(event: KeyboardEvent): void {
  const topmost = layers.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !topmost) return;
  if (isBelowDialog(topmost, event.target)) return;
  // Not also a selection of the page below.
  event.preventDefault();
  topmost.onEscape();
}

/** Escape closes what lies on top, and only that. */
export function useEscapeCloses(isOpen: boolean, element: RefObject<Element | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { element: () => element.current, onEscape: () => latest.current() };
    if (layers.length === 0) document.addEventListener('keydown', closeTopmost);
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', closeTopmost);
    };
  }, [isOpen, element]);
}
