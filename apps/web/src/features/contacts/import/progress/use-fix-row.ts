import { fixImportRow, type ImportProblem } from '@outrider/contract/contacts/import';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../platform/api.ts';
import { refreshContacts } from '../../shared/contact-queries.ts';
import { refreshImports } from '../import-queries.ts';

/** Takes a row after all, with another value; what was probably meant is offered first. */
export function useFixRow({ problemId, value, meant }: ImportProblem) {
  const [typed, setTyped] = useState(meant || value);
  const {
    mutate: fix,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => call(fixImportRow, { problemId, value: typed }, { silent: true }),
    onSuccess: () => Promise.all([refreshImports(), refreshContacts()]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') fix();
  };
  return { typed, setTyped, submit, isPending, error, isEmpty: typed.trim() === '' };
}
