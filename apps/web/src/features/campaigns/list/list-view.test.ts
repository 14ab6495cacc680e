import { expect, test } from 'vitest';
import { clearedFilters, filterOf, filtersSet, readListView, sortedBy, writeListView } from './list-view.ts';

const read = (address: string) => readListView(new URLSearchParams(address));

test('a view survives the way through the address', () => {
  const address = 'search=freight&status=suspend&lifecycle=Error&sort=replied&order=desc&page=3';
  expect(writeListView(read(address), new URLSearchParams()).toString()).toBe(address);
});

test('what nobody knows in an address counts as not said, and what is as at first is not written', () => {
  const view = read('status=odd&sort=magic&page=-4&mailbox=1&tab=leads');
  expect(view).toEqual(read(''));
  expect(writeListView(view, new URLSearchParams('tab=leads')).toString()).toBe('tab=leads');
});

test('only filters that are set are sent, and clearing them keeps the order', () => {
  const view = read('search=%20freight%20&status=new&sort=name');
  expect(filterOf(view)).toEqual({ search: 'freight', statuses: ['new'] });
  expect(filtersSet(view)).toBe(2);
  expect(clearedFilters(view)).toMatchObject({ search: '', status: undefined, sort: 'name' });
});

test('a column sorts from its useful end first and turns round when asked again', () => {
  const once = sortedBy(read(''), 'replied');
  expect(once).toMatchObject({ sort: 'replied', order: 'desc' });
  expect(sortedBy(once, 'replied').order).toBe('asc');
  expect(sortedBy(once, 'nextSend').order).toBe('asc');
});
