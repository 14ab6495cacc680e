import {
  ACCOUNT_PROVIDERS,
  ACCOUNT_SORTS,
  ACCOUNT_STATUSES,
  type AccountProvider,
  type AccountSort,
  type AccountStatus,
} from '@outrider/contract/mailboxes/account';
import { WARMUP_STATES, type WarmupState } from '@outrider/contract/mailboxes/warm-up';
import type { AccountQuery } from '../../../api/mailboxes/mailboxes.ts';
import { readId, readOneOf, readPage, readSorted, turned, writeShown } from '../../../ui/resource-list/view-address.ts';

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

const FIRST = { sort: 'createdAt', order: 'desc' } as const;

/** Anything in the address that does not exist counts as not said. */
export const readListView = (query: URLSearchParams): ListView => ({
  search: query.get('search') ?? '',
  status: readOneOf(query, 'status', ACCOUNT_STATUSES),
  provider: readOneOf(query, 'provider', ACCOUNT_PROVIDERS),
  tagId: readId(query, 'tag'),
  warmup: readOneOf(query, 'warmup', WARMUP_STATES),
  ...readSorted<AccountSort>(query, ACCOUNT_SORTS, FIRST),
  page: readPage(query),
});

/** Writes a view into an address that may say other things too; what is as at first is left out. */
export const writeListView = (view: ListView, query: URLSearchParams): URLSearchParams =>
  writeShown<AccountSort>(query, view, FIRST, {
    status: view.status,
    provider: view.provider,
    tag: view.tagId,
    warmup: view.warmup,
  });

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

const NO_FILTERS = { search: '', status: undefined, provider: undefined, tagId: undefined, warmup: undefined };

export const clearedFilters = (view: ListView): ListView => ({ ...view, ...NO_FILTERS, page: 1 });

/** Names read from A on, everything else from the most on; the same column again turns it round. */
export function sortedBy(view: ListView, by: string): ListView {
  const sort = ACCOUNT_SORTS.find((known) => known === by);
  if (sort === undefined) return view;
  return { ...view, ...turned(view, sort, sort === 'email' || sort === 'status' ? 'asc' : 'desc'), page: 1 };
}
