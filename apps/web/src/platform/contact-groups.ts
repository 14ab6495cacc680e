import type { ContactFilter } from '@outrider/contract/contacts/contact';
import type { getContactBook } from '@outrider/contract/contacts/labels';
import type { z } from 'zod';

type Book = z.output<typeof getContactBook.output>;
export type ContactGroupChoice = { value: string; name: string; contacts: number | undefined; filter: ContactFilter };
export type ContactGroup = { kind: 'filters' | 'lists' | 'tags'; choices: ContactGroupChoice[] };

/** Everything contacts can be chosen by as a whole. */
export function contactGroupsOf({ filters, lists, tags }: Book): ContactGroup[] {
  const labelled = (kind: 'list' | 'tag', labels: Book['lists']): ContactGroupChoice[] =>
    labels.map(({ id, name, contacts }) => ({
      value: `${kind} ${id}`,
      name,
      contacts,
      filter: { search: '', conditions: [{ kind, ids: [id], not: false }] },
    }));
  const groups: ContactGroup[] = [
    {
      kind: 'filters',
      choices: filters.map(({ filterId, name, filter }) => ({
        value: `filter ${filterId}`,
        name,
        contacts: undefined,
        filter,
      })),
    },
    { kind: 'lists', choices: labelled('list', lists) },
    { kind: 'tags', choices: labelled('tag', tags) },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
