import { TASK_STATES, type VerifyTask } from '@outrider/contract/verification/verification';

/** Which part of the runs is shown. It lives in the address, so that a link and a reload keep it. */
export type HistoryView = { state: VerifyTask['state'] | undefined; search: string; page: number };

const PAGE_MAX = 1_000_000;

/** Anything in the address that does not exist counts as not said. */
export function readHistoryView(query: URLSearchParams): HistoryView {
  const page = Number(query.get('page') ?? 1);
  return {
    state: TASK_STATES.find((known) => known === query.get('state')),
    search: query.get('search') ?? '',
    page: Number.isSafeInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

export function writeHistoryView({ state, search, page }: HistoryView, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const said = { state, search: search.trim() || undefined, page: page === 1 ? undefined : String(page) };
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}
