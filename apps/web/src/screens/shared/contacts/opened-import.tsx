import type { ImportRun } from '@outrider/contract/contacts/import';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { importQuery } from '../../../api/contacts/import-queries.ts';

type OpenedImportProps = {
  NotFound: ComponentType<{ message: string }>;
  File: ComponentType<{ run: ImportRun | undefined }>;
  Columns: ComponentType<{ run: ImportRun }>;
  Progress: ComponentType<{ run: ImportRun }>;
};

/** The step at which the import is that the address names; without one, the first. */
export function OpenedImport({ NotFound, File, Columns, Progress }: OpenedImportProps) {
  const [query] = useSearchParams();
  const importId = query.get('import') ?? '';
  const { data: run, error } = useQuery({ ...importQuery(importId), enabled: importId !== '' });
  if (error && !run) return <NotFound message={error.message} />;
  if (run?.state === 'mapping') return <Columns key={importId} run={run} />;
  if (run && run.state !== 'uploading' && run.state !== 'reading') return <Progress run={run} />;
  return <File run={run} />;
}
