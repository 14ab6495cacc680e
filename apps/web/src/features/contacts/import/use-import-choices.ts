import { type ImportChoices, startImport } from '@outrider/contract/contacts/import';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { refreshContacts } from '../shared/contact-queries.ts';
import { importQuery, previewQuery } from './import-queries.ts';

/** A tag being typed should not ask for a preview at every key. */
const REST_MS = 250;

/** The choices of an import: what the server proposes, changed by hand, looked at before it starts. */
export function useImportChoices(importId: string) {
  const [changed, setChanged] = useState<Partial<ImportChoices>>({});
  const rested = useDebounced(changed, REST_MS);
  const query = useQuery(previewQuery(importId, rested));
  const choices: ImportChoices | undefined = query.data && { ...query.data.choices, ...changed };
  const { mutate: start, isPending: isStarting } = useMutation({
    mutationFn: (chosen: ImportChoices) => call(startImport, { importId, choices: chosen }),
    onSuccess: (run) => {
      queryClient.setQueryData(importQuery(importId).queryKey, run);
      void refreshContacts();
    },
  });
  return {
    preview: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    isBusy: query.isFetching || rested !== changed,
    choices,
    change: (more: Partial<ImportChoices>) => setChanged({ ...changed, ...more }),
    matchAgain: () => {
      const { columns: _chosen, ...rest } = changed;
      setChanged(rest);
      void query.refetch();
    },
    start: () => choices && start(choices),
    isStarting,
  };
}
