import { useEffect, useRef } from 'react';

type WireKeys = {
  /** Down or up the rows. */
  onStep: (step: 1 | -1) => void;
  onSearch: () => void;
  onPause: () => void;
  onEscape: () => void;
};

/** j and k walk the rows, / searches, p pauses, Escape lets go; wherever the focus is, unless the user types there. */
export function useWireKeys(keys: WireKeys) {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isElsewhere(event.target)) return;
      const act = actOf(event, newest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** A user who types, chooses or answers a dialog means something else by the same key. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea, select, dialog') !== null;

function actOf({ key, target }: KeyboardEvent, { onStep, onSearch, onPause, onEscape }: WireKeys) {
  switch (key) {
    case 'j':
      return () => onStep(1);
    case 'k':
      return () => onStep(-1);
    case 'ArrowDown':
      return isInTable(target) ? () => onStep(1) : undefined;
    case 'ArrowUp':
      return isInTable(target) ? () => onStep(-1) : undefined;
    case '/':
      return onSearch;
    case 'p':
      return onPause;
    case 'Escape':
      return onEscape;
    default:
      return undefined;
  }
}

const isInTable = (target: EventTarget | null) => target instanceof Element && target.closest('table') !== null;
