import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearedFilters,
  filtersSet,
  type ListView,
  queryOf,
  readListView,
  sortedBy,
  writeListView,
} from './list-view.ts';

const TAG = '0190a1b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b';
const read = (query: string) => readListView(new URLSearchParams(query));

test('an address without words shows everything, the newest first', () => {
  expect(queryOf(read(''))).toEqual({ page: 1, pageSize: 100, sort: 'createdAt', order: 'desc' });
});

test('a view written into the address is read back, and leaves the rest of the address alone', () => {
  const view: ListView = {
    search: 'harbor & line',
    status: 'error',
    provider: 'google',
    tagId: TAG,
    warmup: 'held',
    sort: 'health',
    order: 'asc',
    page: 3,
  };
  const written = writeListView(view, new URLSearchParams('account=7&tab=settings'));
  expect(readListView(written)).toEqual(view);
  expect(written.get('account')).toBe('7');
  expect(filtersSet(view)).toBe(5);
  expect(writeListView(clearedFilters(view), written).toString()).toBe('account=7&tab=settings&sort=health&order=asc');
});

test('an address anybody may have typed never makes a call the server refuses', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('status', 'provider', 'tag', 'warmup', 'sort', 'order', 'page'), fc.string()),
      (query) => {
        const view = readListView(new URLSearchParams(query));
        expect(view.page).toBeGreaterThanOrEqual(1);
        expect(['asc', 'desc']).toContain(view.order);
        expect(view.status === undefined || ['active', 'paused', 'error'].includes(view.status)).toBe(true);
      },
    ),
  );
});

test('a column sorts from the most on, names from A on, and the same column again the other way', () => {
  const byHealth = sortedBy(read('page=4'), 'health');
  expect(byHealth).toMatchObject({ sort: 'health', order: 'desc', page: 1 });
  expect(sortedBy(byHealth, 'health').order).toBe('asc');
  expect(sortedBy(byHealth, 'email').order).toBe('asc');
});
