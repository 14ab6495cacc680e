import {
  type ImportChoices,
  type ImportState,
  listImportProblems,
  listImports,
  previewImport,
} from '@outrider/contract/contacts/import';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { readImport } from './import.ts';

const IMPORTS = 'contact-imports';
/** A number that moves should be seen moving. */
const ASK_EVERY_MS = 500;
const ASK_FOR_PROBLEMS_EVERY_MS = 2_000;
const ASK_FOR_ALL_EVERY_MS = 3_000;

export type Preview = z.output<typeof previewImport.output>;
export type ProblemKind = 'notTaken' | 'remark';

/** The server works on it by itself. */
const GOING: ReadonlySet<ImportState> = new Set(['uploading', 'reading', 'running', 'undoing']);
const isGoing = (state: ImportState) => GOING.has(state);

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: [IMPORTS, 'one', importId],
    queryFn: ({ signal }) => readImport({ importId }, { signal }),
    refetchInterval: ({ state }) => (state.data && isGoing(state.data.state) ? ASK_EVERY_MS : false),
  });

export const importsQuery = queryOptions({
  queryKey: [IMPORTS, 'list'],
  queryFn: async ({ signal }) => (await call(listImports, {}, { silent: true, signal })).imports,
  refetchInterval: ({ state }) => (state.data?.some(({ state: now }) => isGoing(now)) ? ASK_FOR_ALL_EVERY_MS : false),
});

export const previewQuery = (importId: string, choices: Partial<ImportChoices>) =>
  queryOptions({
    queryKey: [IMPORTS, 'preview', importId, choices],
    queryFn: ({ signal }) => call(previewImport, { importId, choices }, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const problemsQuery = (importId: string, kind: ProblemKind | undefined, isRunning: boolean) =>
  infiniteQueryOptions({
    queryKey: [IMPORTS, 'problems', importId, kind],
    queryFn: ({ pageParam, signal }) => readProblems(importId, kind, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ more, problems }) => (more ? problems.at(-1)?.row : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: isRunning ? ASK_FOR_PROBLEMS_EVERY_MS : false,
  });

export const readProblems = (importId: string, kind: ProblemKind | undefined, afterRow: number, signal?: AbortSignal) =>
  call(
    listImportProblems,
    { importId, afterRow, ...(kind === undefined ? {} : { kind }) },
    { silent: true, ...(signal ? { signal } : {}) },
  );

export const refreshImports = () => queryClient.invalidateQueries({ queryKey: [IMPORTS] });
