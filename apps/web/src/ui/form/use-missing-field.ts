import { useRef, useState } from 'react';

const CONTROL = 'textarea, input, select, [role="combobox"]';

/**
 * For a button that always answers: where nothing is missing it does its work; else the field that lacks something comes
 * into sight and has the cursor, and the page says what is missing. `field` is the field itself or what is around it.
 */
export function useMissingField<Field extends HTMLElement>(isMissing: boolean) {
  const field = useRef<Field>(null);
  const [wasAsked, setAsked] = useState(false);
  return {
    field,
    /** It was asked for, and is still missing. */
    isShown: wasAsked && isMissing,
    ask: (run: () => void) => {
      setAsked(isMissing);
      if (!isMissing) return run();
      const around = field.current;
      const control = around?.matches(CONTROL) ? around : (around?.querySelector<HTMLElement>(CONTROL) ?? around);
      control?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
    },
  };
}
