import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { type Suppressed, suppressedQuery } from '../compose-queries.ts';
import type { Receiver } from '../state/mail.ts';
import { isValidEmail } from '../state/receivers.ts';

const PAUSE_MS = 300;

/** Who of these must not be written to, by address. Without a network nobody is called so; the server leaves them out anyway. */
export function useSuppressed(people: readonly Receiver[]): ReadonlyMap<string, Suppressed> {
  const emails = useMemo(
    () =>
      people
        .map(({ email }) => email.toLowerCase())
        .filter(isValidEmail)
        .toSorted()
        .join(' '),
    [people],
  );
  const asked = useDebounced(emails, PAUSE_MS);
  const { data } = useQuery({ ...suppressedQuery(asked), enabled: asked !== '', placeholderData: keepPreviousData });
  return data ?? NOBODY;
}

const NOBODY: ReadonlyMap<string, Suppressed> = new Map();
