import type { ImportProblem } from '@outrider/contract/contacts/import';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { refreshContacts } from '../../../../api/contacts/contact-queries.ts';
import { fixImportRow } from '../../../../api/contacts/import.ts';
import { refreshImports } from '../../../../api/contacts/import-queries.ts';

/** Takes a row after all, with another value; what was probably meant is offered first. */
export function useFixRow({ problemId, value, meant }: ImportProblem) {
  const [typed, setTyped] = useState(meant || value);
  const {
    mutate: fix,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => fixImportRow({ problemId, value: typed }),
    onSuccess: () => Promise.all([refreshImports(), refreshContacts()]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') fix();
  };
  return { typed, setTyped, submit, isPending, error, isEmpty: typed.trim() === '' };
}
