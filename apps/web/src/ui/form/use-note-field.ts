import type { ChangeEvent, FormEvent } from 'react';
import { z } from 'zod';
import { submitByKeys } from './submit-by-keys.ts';
import { useKeptState } from './use-kept-state.ts';

const NOTE_MAX = 5_000;

/** A note on a contact: kept under the key until it is saved. */
export function useNoteField(key: string, label: string) {
  const [text, setText, forget] = useKeptState(key, z.string(), '');
  const isBlank = text.trim() === '';
  return {
    text,
    isBlank,
    forget,
    field: {
      'aria-label': label,
      placeholder: label,
      maxLength: NOTE_MAX,
      value: text,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value),
      onKeyDown: submitByKeys,
    },
    submitWith: (add: () => void) => (event: FormEvent) => {
      event.preventDefault();
      if (!isBlank) add();
    },
  };
}
