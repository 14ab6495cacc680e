import { TASK_STATES, type VerifyTask } from '@outrider/contract/verification/verification';
import { readOneOf, readPage, sayPage, writeQuery } from '../../../ui/resource-list/view-address.ts';

/** Which part of the runs is shown. It lives in the address, so that a link and a reload keep it. */
export type HistoryView = { state: VerifyTask['state'] | undefined; search: string; page: number };

/** Anything in the address that does not exist counts as not said. */
export const readHistoryView = (query: URLSearchParams): HistoryView => ({
  state: readOneOf(query, 'state', TASK_STATES),
  search: query.get('search') ?? '',
  page: readPage(query),
});

export const writeHistoryView = ({ state, search, page }: HistoryView, query: URLSearchParams): URLSearchParams =>
  writeQuery(query, { state, search: search.trim() || undefined, page: sayPage(page) });
