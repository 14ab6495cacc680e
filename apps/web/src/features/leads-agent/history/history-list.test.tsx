// @vitest-environment jsdom
import { listTasks } from '@outrider/contract/leads-agent/search';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { PhoneHistory } from '../phone/phone-history.tsx';
import { TASK_ID } from '../testing.ts';
import { HistoryList } from './history-list.tsx';
import { type HistoryView, readHistoryView, writeHistoryView } from './history-view.ts';

const SEARCH = {
  taskId: TASK_ID,
  name: 'Food importers in Belgium',
  state: 'ended',
  stopReason: 'budgetSpent',
  isWeekly: true,
  createdAt: '2026-10-30T09:00:00.000Z',
  question: 'Food importers with own trucks in Belgium',
  found: 46,
  fit: 31,
  micros: 4_000_000,
};
const copied = vi.fn();
const opened = vi.fn();

const serve = (totalSize = 46) =>
  serveCalls({
    [listTasks.path]: ({ search }) =>
      search === 'nobody' || totalSize === 0 ? { content: [], totalSize: 0 } : { content: [SEARCH], totalSize },
  });

function Desktop() {
  const [view, setView] = useState<HistoryView>({ search: '', isWeekly: false, pageNo: 0 });
  return (
    <HistoryList
      view={view}
      onView={setView}
      onOpen={opened}
      linkTo={(id) => `/leads-agent?task=${id}`}
      onCopy={copied}
      newTo="/leads-agent"
    />
  );
}
function Phone() {
  const [view, setView] = useState<HistoryView>({ search: '', isWeekly: false, pageNo: 0 });
  return <PhoneHistory view={view} onView={setView} linkTo={(id) => `/leads-agent?task=${id}`} onCopy={copied} />;
}

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('searches are listed in pages of 20 from page zero, with why each ended and what it cost', async () => {
  const asked = serve();
  await showPart(<Desktop />, ['leads-agent']);
  await screen.findByText('Food importers in Belgium');
  screen.getByText('Budget reached');
  screen.getByText('$4');
  expect(asked[0]?.input).toEqual({ pageNo: 0, pageSize: 20, search: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked.at(-1)?.input).toEqual({ pageNo: 1, pageSize: 20, search: '' }));
});

test('a search is opened and copied by keys, and those of each week are found', async () => {
  const asked = serve();
  await showPart(<Desktop />, ['leads-agent']);
  await screen.findByText('Food importers in Belgium');
  await userEvent.keyboard('j{Enter}c');
  expect(opened).toHaveBeenCalledExactlyOnceWith(TASK_ID);
  expect(copied).toHaveBeenCalledExactlyOnceWith(TASK_ID);
  await userEvent.click(screen.getByText('Weekly'));
  await waitFor(() => expect(asked.at(-1)?.input).toMatchObject({ isWeekly: true }));
});

test('without any search the history leads to the first question', async () => {
  serve(0);
  await showPart(<Desktop />, ['leads-agent']);
  await screen.findByText('No searches yet');
  screen.getByRole('link', { name: 'New search' });
});

test('on a phone searches are searched, paged and copied', async () => {
  const asked = serve();
  await showPart(<Phone />, ['leads-agent']);
  await screen.findByText('Food importers in Belgium');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked.at(-1)?.input).toMatchObject({ pageNo: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy Food importers in Belgium to new search' }));
  expect(copied).toHaveBeenCalledExactlyOnceWith(TASK_ID);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search history' }), 'nobody');
  await screen.findByText('No searches match');
  expect(asked.at(-1)?.input).toMatchObject({ pageNo: 0, search: 'nobody' });
});

test('what of the history is shown is in the address, and nonsense there counts as not said', () => {
  const view = { search: 'Belgium', isWeekly: true, pageNo: 2 };
  expect(readHistoryView(writeHistoryView(view, new URLSearchParams('view=history')))).toEqual(view);
  expect(readHistoryView(new URLSearchParams('page=-1&saved=daily'))).toEqual({
    search: '',
    isWeekly: false,
    pageNo: 0,
  });
});
