import { type ImportChoices, importChoices } from '@outrider/contract/contacts/import';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { refreshContacts } from '../../../../api/contacts/contact-queries.ts';
import { startImport } from '../../../../api/contacts/import.ts';
import { importQuery, previewQuery } from '../../../../api/contacts/import-queries.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { useKeptState } from '../../../../ui/form/use-kept-state.ts';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';

/** A tag being typed should not ask for a preview at every key. */
const REST_MS = 250;
const NOTHING: Partial<ImportChoices> = {};

/** As they were left: what was not chosen by hand is not among them. */
const keptChoices: z.ZodType<Partial<ImportChoices>> = importChoices
  .partial()
  .transform((kept) => Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)));

/** The choices of an import: what the server proposes, changed by hand, looked at before it starts. */
export function useImportChoices(importId: string) {
  const [changed, setChanged, forget] = useKeptState(`import ${importId}`, keptChoices, NOTHING);
  const rested = useDebounced(changed, REST_MS);
  const query = useQuery(previewQuery(importId, rested));
  const choices: ImportChoices | undefined = query.data && { ...query.data.choices, ...changed };
  const { mutate: start, isPending: isStarting } = useMutation({
    mutationFn: (chosen: ImportChoices) => startImport({ importId, choices: chosen }),
    onSuccess: (run) => {
      forget();
      queryClient.setQueryData(importQuery(importId).queryKey, run);
      void refreshContacts();
    },
  });
  return {
    query,
    preview: query.data,
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
