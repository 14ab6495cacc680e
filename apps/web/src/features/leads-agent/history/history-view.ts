import { readPage, sayPage, writeQuery } from '../../../ui/resource-list/view-address.ts';

/** Which part of the searches is shown. It lives in the address, so that a link and a reload keep it. */
export type HistoryView = { search: string; isWeekly: boolean; pageNo: number };

const PAGE_MAX = 100_000;

/** Anything in the address that does not exist counts as not said. */
export const readHistoryView = (query: URLSearchParams): HistoryView => ({
  search: query.get('search') ?? '',
  isWeekly: query.get('saved') === 'weekly',
  pageNo: readPage(query, 0, PAGE_MAX),
});

export const writeHistoryView = ({ search, isWeekly, pageNo }: HistoryView, query: URLSearchParams): URLSearchParams =>
  writeQuery(query, {
    search: search === '' ? undefined : search,
    saved: isWeekly ? 'weekly' : undefined,
    page: sayPage(pageNo, 0),
  });

/** The question to the server for it. */
export const askedOf = ({ pageNo, search, isWeekly }: HistoryView) => ({
  pageNo,
  search: search.trim(),
  ...(isWeekly && { isWeekly }),
});
