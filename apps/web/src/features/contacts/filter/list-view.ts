import {
  CONTACT_SORTS,
  type ContactCondition,
  type ContactFilter,
  type ContactSort,
  contactCondition,
  contactFilter,
} from '@outrider/contract/contacts/contact';
import { z } from 'zod';
import type { ListOrder } from '../shared/contact-queries.ts';

/** What of the contacts is shown, and in which order. It lives in the address, so that a link and a reload keep it. */
export type ListView = ListOrder & {
  filter: ContactFilter;
  /** The saved filter this began with. */
  savedId: string | undefined;
};

const FIRST_SORT = 'lastEventAt' satisfies ContactSort;
const FIRST_ORDER = 'desc';

export const NO_FILTER: ContactFilter = { search: '', conditions: [] };

/** Anything in the address that does not exist counts as not said. */
export function readListView(query: URLSearchParams): ListView {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((each) => each === query.get(name));
  return {
    filter: {
      search: contactFilter.shape.search.safeParse(query.get('search') ?? '').data ?? '',
      conditions: z.array(contactCondition).safeParse(parseJson(query.get('filter'))).data ?? [],
    },
    savedId: z.uuid().safeParse(query.get('saved')).data,
    sort: one('sort', CONTACT_SORTS) ?? FIRST_SORT,
    order: one('order', ['asc', 'desc']) ?? FIRST_ORDER,
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
export function writeListView({ filter, savedId, sort, order }: ListView, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const said: Record<string, string | undefined> = {
    search: filter.search.trim() || undefined,
    filter: filter.conditions.length === 0 ? undefined : JSON.stringify(filter.conditions),
    saved: savedId,
    sort: sort === FIRST_SORT ? undefined : sort,
    order: order === FIRST_ORDER ? undefined : order,
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

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
export function sortedBy(view: ListView, sort: ContactSort): ListView {
  const first = sort === 'lastEventAt' || sort === 'createdAt' ? 'desc' : 'asc';
  const order = view.sort === sort ? (view.order === 'asc' ? 'desc' : 'asc') : first;
  return { ...view, sort, order };
}

export const isSortable = (by: string): by is ContactSort => CONTACT_SORTS.some((known) => known === by);
