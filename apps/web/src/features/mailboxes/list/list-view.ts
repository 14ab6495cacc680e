import {
  ACCOUNT_PROVIDERS,
  ACCOUNT_SORTS,
  ACCOUNT_STATUSES,
  type AccountProvider,
  type AccountSort,
  type AccountStatus,
} from '@outrider/contract/mailboxes/account';
import { WARMUP_STATES, type WarmupState } from '@outrider/contract/mailboxes/warm-up';
import type { AccountQuery } from '../../../api/mailboxes.ts';

export const PAGE_SIZE = 100;

/** What of the mailboxes is shown, and in which order. It lives in the address, so that a link and a reload keep it. */
export type ListView = {
  search: string;
  status: AccountStatus | undefined;
  provider: AccountProvider | undefined;
  tagId: string | undefined;
  warmup: WarmupState | undefined;
  sort: AccountSort;
  order: 'asc' | 'desc';
  page: number;
};

const FIRST_SORT = 'createdAt' satisfies AccountSort;
const FIRST_ORDER = 'desc';
/** The contract's bound. */
const PAGE_MAX = 1_000_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Anything in the address that does not exist counts as not said. */
export function readListView(query: URLSearchParams): ListView {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((each) => each === query.get(name));
  const tagId = query.get('tag') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    search: query.get('search') ?? '',
    status: one('status', ACCOUNT_STATUSES),
    provider: one('provider', ACCOUNT_PROVIDERS),
    tagId: UUID.test(tagId) ? tagId : undefined,
    warmup: one('warmup', WARMUP_STATES),
    sort: one('sort', ACCOUNT_SORTS) ?? FIRST_SORT,
    order: one('order', ['asc', 'desc']) ?? FIRST_ORDER,
    page: Number.isSafeInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

/** Writes a view into an address that may say other things too; what is as at first is left out. */
export function writeListView(view: ListView, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const said: Record<string, string | undefined> = {
    search: view.search.trim() || undefined,
    status: view.status,
    provider: view.provider,
    tag: view.tagId,
    warmup: view.warmup,
    sort: view.sort === FIRST_SORT ? undefined : view.sort,
    order: view.order === FIRST_ORDER ? undefined : view.order,
    page: view.page === 1 ? undefined : String(view.page),
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** What the server filters by; what is not set is not sent. */
export function filterOf({ search, status, provider, tagId, warmup }: ListView): AccountQuery {
  return {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(status ? { status } : {}),
    ...(provider ? { provider } : {}),
    ...(tagId ? { tagId } : {}),
    ...(warmup ? { warmup } : {}),
  };
}

export const queryOf = (view: ListView): AccountQuery => ({
  ...filterOf(view),
  page: view.page,
  pageSize: PAGE_SIZE,
  sort: view.sort,
  order: view.order,
});

export const filtersSet = (view: ListView): number => Object.keys(filterOf(view)).length;

export const clearedFilters = (view: ListView): ListView => ({
  ...view,
  search: '',
  status: undefined,
  provider: undefined,
  tagId: undefined,
  warmup: undefined,
  page: 1,
});

/** Names read from A on, everything else from the most on; the same column again turns it round. */
export function sortedBy(view: ListView, sort: AccountSort): ListView {
  const first = sort === 'email' || sort === 'status' ? 'asc' : 'desc';
  const order = view.sort === sort ? (view.order === 'asc' ? 'desc' : 'asc') : first;
  return { ...view, sort, order, page: 1 };
}

export const isSortable = (by: string): by is AccountSort => ACCOUNT_SORTS.some((known) => known === by);
