import {
  CONTACT_SORTS,
  type ContactCondition,
  type ContactFilter,
  type ContactSort,
  contactCondition,
  contactFilter,
} from '@outrider/contract/contacts/contact';
import { z } from 'zod';
import type { ListOrder } from '../../../api/contacts/contact-queries.ts';
import { readSorted, saySorted, turned, writeQuery } from '../../../ui/resource-list/view-address.ts';

/** What of the contacts is shown, and in which order. It lives in the address, so that a link and a reload keep it. */
export type ListView = ListOrder & {
  filter: ContactFilter;
  /** The saved filter this began with. */
  savedId: string | undefined;
};

const FIRST = { sort: 'lastEventAt', order: 'desc' } as const;

export const NO_FILTER: ContactFilter = { search: '', conditions: [] };

/** Anything in the address that does not exist counts as not said. */
export function readListView(query: URLSearchParams): ListView {
  return {
    filter: {
      search: contactFilter.shape.search.safeParse(query.get('search') ?? '').data ?? '',
      conditions: z.array(contactCondition).safeParse(parseJson(query.get('filter'))).data ?? [],
    },
    savedId: z.uuid().safeParse(query.get('saved')).data,
    ...readSorted<ContactSort>(query, CONTACT_SORTS, FIRST),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

/** Writes a view into an address that may say other things too; what is as at first is left out. */
export const writeListView = ({ filter, savedId, ...by }: ListView, query: URLSearchParams): URLSearchParams =>
  writeQuery(query, {
    search: filter.search.trim() || undefined,
    filter: filter.conditions.length === 0 ? undefined : JSON.stringify(filter.conditions),
    saved: savedId,
    ...saySorted<ContactSort>(by, FIRST),
  });

/** After a list or a tag was deleted: what asked for it asks for the others, or is gone. */
export const withoutLabel = (filter: ContactFilter, labelId: string): ContactFilter => ({
  ...filter,
  conditions: filter.conditions.flatMap<ContactCondition>((condition) => {
    if (!('ids' in condition)) return [condition];
    const ids = condition.ids.filter((id) => id !== labelId);
    return ids.length > 0 ? [{ ...condition, ids }] : [];
  }),
});

export const filtersSet = ({ search, conditions }: ContactFilter): number =>
  conditions.length + (search.trim() === '' ? 0 : 1);

export const isSameFilter = (one: ContactFilter, other: ContactFilter): boolean =>
  JSON.stringify(contactFilter.parse(one)) === JSON.stringify(contactFilter.parse(other));

/** Names read from A on, times from the newest on; the same column again turns it round. */
export function sortedBy(view: ListView, by: string): ListView {
  const sort = CONTACT_SORTS.find((known) => known === by);
  if (sort === undefined) return view;
  return { ...view, ...turned(view, sort, sort === 'lastEventAt' || sort === 'createdAt' ? 'desc' : 'asc') };
}
