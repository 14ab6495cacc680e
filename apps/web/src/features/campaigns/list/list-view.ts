import { CAMPAIGN_STATUSES, type CampaignStatus } from '@outrider/campaign-rules/campaign';
import { LIFECYCLES, type Lifecycle } from '@outrider/campaign-rules/transitions';
import { CAMPAIGN_SORTS } from '@outrider/contract/campaigns/campaign';
import type { CampaignQuery } from '../../../api/campaigns/campaign-queries.ts';
import { readId, readOneOf, readPage, readSorted, turned, writeShown } from '../../../ui/resource-list/view-address.ts';

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

const FIRST = { sort: 'nextSend', order: 'asc' } as const;

/** Anything in the address that does not exist counts as not said. */
export const readListView = (query: URLSearchParams): ListView => ({
  search: query.get('search') ?? '',
  status: readOneOf(query, 'status', CAMPAIGN_STATUSES),
  lifecycle: readOneOf(query, 'lifecycle', LIFECYCLES),
  mailboxId: readId(query, 'mailbox'),
  ...readSorted<CampaignSort>(query, CAMPAIGN_SORTS, FIRST),
  page: readPage(query),
});

/** Writes a view into an address that may say other things too; what is as at first is left out. */
export const writeListView = (view: ListView, query: URLSearchParams): URLSearchParams =>
  writeShown<CampaignSort>(query, view, FIRST, {
    status: view.status,
    lifecycle: view.lifecycle,
    mailbox: view.mailboxId,
  });

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

const NO_FILTERS = { search: '', status: undefined, lifecycle: undefined, mailboxId: undefined };

export const clearedFilters = (view: ListView): ListView => ({ ...view, ...NO_FILTERS, page: 1 });

/** Names from A on and what goes out first, everything else from the most on; the same column again turns it round. */
export function sortedBy(view: ListView, by: string): ListView {
  const sort = CAMPAIGN_SORTS.find((known) => known === by);
  if (sort === undefined) return view;
  return { ...view, ...turned(view, sort, sort === 'name' || sort === 'nextSend' ? 'asc' : 'desc'), page: 1 };
}
