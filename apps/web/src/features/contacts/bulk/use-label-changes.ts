import { useState } from 'react';
import type { Question } from './contact-asks.tsx';
import { labelKind, useSaveLabels } from './use-save-labels.ts';

/** Tags or lists in the making: of one contact those it has, of many only what is put on and taken off. */
export function useLabelChanges(question: Question, onSaved: () => void) {
  const { count, contacts } = question;
  const kind = labelKind(question);
  const only = count === 1 ? contacts[0] : undefined;
  const before = only ? only[kind].map(({ name }) => name) : [];
  const [wanted, setWanted] = useState<readonly string[]>(before);
  const [unwanted, setUnwanted] = useState<readonly string[]>([]);
  const { mutate, isPending } = useSaveLabels(question, onSaved);
  return {
    only,
    wanted,
    setWanted,
    unwanted,
    setUnwanted,
    save: () =>
      mutate({
        on: wanted.filter((name) => !before.includes(name)),
        off: only ? before.filter((name) => !wanted.includes(name)) : unwanted,
      }),
    isPending,
  };
}
