import { expect, test } from 'vitest';
import { readHistoryView, writeHistoryView } from './history-view.ts';

test('what is shown of the history is kept in the address, beside what else it says', () => {
  const view = { state: 'paused' as const, search: 'fair', page: 3 };
  const written = writeHistoryView(view, new URLSearchParams('view=history'));
  expect(written.get('view')).toBe('history');
  expect(readHistoryView(written)).toEqual(view);
});

test('an address that says nonsense shows everything from the first page', () => {
  expect(readHistoryView(new URLSearchParams('state=melted&page=-2'))).toEqual({
    state: undefined,
    search: '',
    page: 1,
  });
});
