/** Which part of the searches is shown. It lives in the address, so that a link and a reload keep it. */
export type HistoryView = { search: string; isWeekly: boolean; pageNo: number };

const PAGE_MAX = 100_000;

/** Anything in the address that does not exist counts as not said. */
export function readHistoryView(query: URLSearchParams): HistoryView {
  const pageNo = Number(query.get('page') ?? 0);
  return {
    search: query.get('search') ?? '',
    isWeekly: query.get('saved') === 'weekly',
    pageNo: Number.isSafeInteger(pageNo) && pageNo >= 0 && pageNo <= PAGE_MAX ? pageNo : 0,
  };
}

export function writeHistoryView({ search, isWeekly, pageNo }: HistoryView, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const said = {
    search: search === '' ? undefined : search,
    saved: isWeekly ? 'weekly' : undefined,
    page: pageNo === 0 ? undefined : String(pageNo),
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** The question to the server for it. */
export const askedOf = ({ pageNo, search, isWeekly }: HistoryView) => ({
  pageNo,
  search: search.trim(),
  ...(isWeekly && { isWeekly }),
});
