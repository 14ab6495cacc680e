import { CAMPAIGN_STATUSES, type CampaignStatus } from '@outrider/campaign-rules/campaign';
import { LIFECYCLES, type Lifecycle } from '@outrider/campaign-rules/transitions';
import { CAMPAIGN_SORTS } from '@outrider/contract/campaigns/campaign';
import type { CampaignQuery } from '../shared/campaign-queries.ts';

export const PAGE_SIZE = 50;

type CampaignSort = (typeof CAMPAIGN_SORTS)[number];

/** What of the campaigns is shown, and in which order. It lives in the address, so that a link and a reload keep it. */
export type ListView = {
  search: string;
  status: CampaignStatus | undefined;
  lifecycle: Lifecycle | undefined;
  mailboxId: string | undefined;
  sort: CampaignSort;
  order: 'asc' | 'desc';
  page: number;
};

const FIRST_SORT = 'nextSend' satisfies CampaignSort;
const FIRST_ORDER = 'asc';
const PAGE_MAX = 1_000_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Anything in the address that does not exist counts as not said. */
export function readListView(query: URLSearchParams): ListView {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((each) => each === query.get(name));
  const mailboxId = query.get('mailbox') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    search: query.get('search') ?? '',
    status: one('status', CAMPAIGN_STATUSES),
    lifecycle: one('lifecycle', LIFECYCLES),
    mailboxId: UUID.test(mailboxId) ? mailboxId : undefined,
    sort: one('sort', CAMPAIGN_SORTS) ?? FIRST_SORT,
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
    lifecycle: view.lifecycle,
    mailbox: view.mailboxId,
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
export function filterOf({ search, status, lifecycle, mailboxId }: ListView): CampaignQuery {
  return {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(status ? { statuses: [status] } : {}),
    ...(lifecycle ? { lifecycles: [lifecycle] } : {}),
    ...(mailboxId ? { mailboxId } : {}),
  };
}

export const queryOf = (view: ListView): CampaignQuery => ({
  ...filterOf(view),
  sort: view.sort,
  order: view.order,
  page: view.page,
  pageSize: PAGE_SIZE,
});

export const filtersSet = (view: ListView): number => Object.keys(filterOf(view)).length;

export const clearedFilters = (view: ListView): ListView => ({
  ...view,
  search: '',
  status: undefined,
  lifecycle: undefined,
  mailboxId: undefined,
  page: 1,
});

/** Names from A on and what goes out first, everything else from the most on; the same column again turns it round. */
export function sortedBy(view: ListView, sort: CampaignSort): ListView {
  const first = sort === 'name' || sort === 'nextSend' ? 'asc' : 'desc';
  const order = view.sort === sort ? (view.order === 'asc' ? 'desc' : 'asc') : first;
  return { ...view, sort, order, page: 1 };
}

export const isSortable = (by: string): by is CampaignSort => CAMPAIGN_SORTS.some((known) => known === by);
