import { escapeHtml } from '../../fill.ts';
import type { PeopleBlock, StatedPerson } from '../../site.ts';

export const esc = escapeHtml;

export const each = ({ people }: PeopleBlock, draw: (person: StatedPerson, index: number) => string): string =>
  people.map(draw).join('\n');

/** What is stated besides name and title, each piece in an element. */
export function reach({ emailHtml, phone, note }: StatedPerson, wrap: (piece: string, kind: string) => string): string {
  return [
    emailHtml ? wrap(emailHtml, 'email') : '',
    phone ? wrap(esc(phone), 'phone') : '',
    note ? wrap(esc(note), 'note') : '',
  ].join('');
}

/** Words of one or several persons by the part of the company they work in. */
export const byDepartment = ({ people, site }: PeopleBlock): { label: string; people: StatedPerson[] }[] =>
  (['management', 'technical', 'office'] as const)
    .map((key) => ({
      label: site.table.departments[key],
      people: people.filter(({ department }) => department === key),
    }))
    .filter((group) => group.people.length > 0);
