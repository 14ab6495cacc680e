import type { ContactCondition } from '@outrider/contract/contacts/contact';
import { type FormEvent, useState } from 'react';
import { completeCondition } from './condition-draft.ts';

/** A condition being made: nothing is asked of the server before it is complete and applied. */
export function useConditionDraft(first: ContactCondition, onApply: (condition: ContactCondition) => void) {
  const [draft, setDraft] = useState(first);
  const complete = completeCondition(draft);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (complete) onApply(complete);
  };
  return { draft, setDraft, isComplete: complete !== undefined, apply };
}
