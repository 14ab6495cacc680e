import type { ContactCondition } from '@outrider/contract/contacts/contact';
import { expect, test } from 'vitest';
import {
  filtersSet,
  isSameFilter,
  type ListView,
  NO_FILTER,
  readListView,
  sortedBy,
  withoutLabel,
  writeListView,
} from './list-view.ts';

const TAG = 'b3f1c1de-1111-4222-8333-444455556666';
const conditions: ContactCondition[] = [
  { kind: 'field', field: 'country', is: 'anyOf', values: ['Germany', 'Österreich & Co'] },
  { kind: 'tag', ids: [TAG], not: true },
  { kind: 'verification', categories: ['VALID', 'NEVER'] },
];
const view: ListView = { filter: { search: 'anna', conditions }, savedId: TAG, sort: 'company', order: 'asc' };

test('a view survives its address', () => {
  expect(readListView(new URLSearchParams(writeListView(view, new URLSearchParams()).toString()))).toEqual(view);
});

test('what is as at first is left out of the address, and what others say in it stays', () => {
  const first = readListView(new URLSearchParams());
  expect(writeListView(first, new URLSearchParams('contact=a%40b.test&filter=[]')).toString()).toBe(
    'contact=a%40b.test',
  );
});

test.each([
  'filter={',
  'filter=[{"kind":"tag"}]',
  'filter=null',
  'sort=shoeSize&order=up',
  'saved=1',
  `search=${'x'.repeat(300)}`,
])('nonsense in the address counts as not said: %s', (query) => {
  expect(readListView(new URLSearchParams(query))).toEqual(readListView(new URLSearchParams()));
});

test('filters are counted and compared by what they ask', () => {
  expect(filtersSet(view.filter)).toBe(4);
  expect(filtersSet(NO_FILTER)).toBe(0);
  expect(isSameFilter(view.filter, { search: ' anna ', conditions: structuredClone(conditions) })).toBe(true);
  expect(isSameFilter(view.filter, NO_FILTER)).toBe(false);
});

test('a list that was deleted is asked for no more, and a condition that asked for nothing else goes with it', () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const asked = [
    { kind: 'list' as const, ids: [one], not: false },
    { kind: 'tag' as const, ids: [one, other], not: true },
    { kind: 'suppressed' as const, is: true },
  ];
  expect(withoutLabel({ search: 'anna', conditions: asked }, one)).toEqual({
    search: 'anna',
    conditions: [{ kind: 'tag', ids: [other], not: true }, asked[2]],
  });
});

test('names sort from A on, times from the newest on, and the same column again turns it round', () => {
  expect(sortedBy(view, 'email')).toMatchObject({ sort: 'email', order: 'asc' });
  expect(sortedBy(view, 'createdAt')).toMatchObject({ sort: 'createdAt', order: 'desc' });
  expect(sortedBy(view, 'company')).toMatchObject({ sort: 'company', order: 'desc' });
});
