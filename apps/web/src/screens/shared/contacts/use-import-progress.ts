import type { ImportRun } from '@outrider/contract/contacts/import';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { refreshImports } from '../../../api/contacts/import-queries.ts';
import { userInfoQuery } from '../../../features/identity/user-info.ts';

/** What can be done with an import as it stands; once it has ended, what shows contacts is read again. */
export function useImportProgress({ state }: ImportRun) {
  const client = useQueryClient();
  const isRunning = state === 'running';
  const isGoing = isRunning || state === 'undoing';
  useEffect(() => {
    if (isGoing) return;
    void refreshImports();
    void refreshContacts();
    // The numbers of the plan stand in the menu too.
    void client.invalidateQueries({ queryKey: userInfoQuery.queryKey });
  }, [isGoing, client]);
  return { isRunning, canBeUndone: state === 'done' || state === 'canceled' };
}
