import {
  CONTACT_SORTS,
  type ContactCondition,
  type ContactFilter,
  type ContactSort,
} from '@outrider/contract/contacts/contact';
import type { Labels } from '../contact-store.ts';
import { benchContact, CITIES, drawFor } from './contact-rows.ts';

type Asked = Partial<ContactFilter> & { sort?: ContactSort };

/** One question of each kind the list can be asked; the number gives another one of the kind. */
export function contactQuestions(labels: Labels, rows: number): Record<string, (index: number) => Asked> {
  const by = (...conditions: ContactCondition[]): Asked => ({ conditions });
  const from = (list: readonly string[], index: number) => list[index % list.length] ?? '';
  const person = (index: number) => benchContact(drawFor(index)(rows));
  const field = (
    name: string,
    is: 'anyOf' | 'contains' | 'empty' | 'notEmpty',
    ...values: string[]
  ): ContactCondition => ({
    kind: 'field',
    field: name,
    is,
    values,
  });
  const tag = (index: number, not = false): ContactCondition => ({ kind: 'tag', ids: [from(labels.tags, index)], not });
  const valid: ContactCondition = { kind: 'verification', categories: ['VALID'] };
  return {
    everybody: (index) => ({
      sort: CONTACT_SORTS[index % CONTACT_SORTS.length] ?? 'email',
    }),
    search_name: (index) => ({ search: person(index).lastName }),
    search_address: (index) => ({ search: person(index).email.slice(2, 20) }),
    search_common: (index) => ({ search: from(['manager', 'sales', 'hamburg', 'germany'], index) }),
    search_words: (index) => ({ search: `${person(index).firstName} ${person(index).company}` }),
    search_short: (index) => ({ search: from(['an', 'vp', 'q', 'zü'], index) }),
    search_nobody: (index) => ({ search: `nobody${index}` }),
    field_any_of: (index) => by(field('city', 'anyOf', from(CITIES, index), person(index).city)),
    field_contains: (index) => by(field('title', 'contains', from(['ales', 'oper', 'vp'], index))),
    field_contains_rare: (index) => by(field('company', 'contains', person(index).company)),
    field_empty: (index) => by(field(from(['phone', 'title'], index), 'empty')),
    field_not_empty: (index) => by(field(from(['phone', 'title'], index), 'notEmpty')),
    own_field_any_of: (index) => by(field('carriers', 'anyOf', String(index % 50))),
    own_field_contains: (index) => by(field('segment', 'contains', from(['rar', 'reef'], index))),
    own_field_empty: (index) => by(field(from(['segment', 'unknown'], index), 'empty')),
    tag: (index) => by(tag(index)),
    not_tag: (index) => by(tag(index, true)),
    list: (index) => by({ kind: 'list', ids: [from(labels.lists, index)], not: false }),
    campaign: (index) => by({ kind: 'campaign', campaignIds: [from(labels.campaigns, index)], not: index % 2 === 0 }),
    verification: (index) =>
      by({ kind: 'verification', categories: [(['VALID', 'NEVER', 'UNKNOWN'] as const)[index % 3] ?? 'VALID'] }),
    event: (index) =>
      by({ kind: 'event', events: [(['replied', 'bounced', 'merged'] as const)[index % 3] ?? 'replied'] }),
    ever: (index) =>
      by({
        kind: 'ever',
        events: [(['replied', 'clicked', 'complained'] as const)[index % 3] ?? 'replied'],
        campaignIds: [],
        not: index % 2 === 1,
      }),
    activity: (index) =>
      by({ kind: 'activity', within: (['day', 'week', 'month'] as const)[index % 3] ?? 'day', not: index % 2 === 0 }),
    suppressed: (index) => by({ kind: 'suppressed', is: index % 2 === 0 }),
    several: (index) =>
      by(tag(index), valid, { kind: 'activity', within: 'quarter', not: false }, { kind: 'suppressed', is: false }),
    several_and_search: (index) => ({ search: person(index).lastName.slice(0, 4), ...by(valid, tag(index)) }),
  };
}
