// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPart, standInForBrowser } from '../testing.tsx';
import type { AskedRows } from './asked-rows.ts';
import { ResourceList } from './resource-list.tsx';

type Ship = { id: string; name: string; port: string };

const SHIPS: readonly Ship[] = [
  { id: 'a', name: 'Aurora', port: 'Gdynia' },
  { id: 'b', name: 'Borealis', port: 'Kiel' },
];
const READ: AskedRows = {
  data: SHIPS,
  dataUpdatedAt: 0,
  isPlaceholderData: false,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: () => {},
};

const opened = vi.fn();
const paged = vi.fn();

function Ships({ query = READ, rows = SHIPS }: { query?: AskedRows; rows?: readonly Ship[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState('');
  return (
    <ResourceList
      label="Ships"
      query={query}
      rows={rows}
      total={rows.length}
      idOf={({ id }) => id}
      columns={[
        { key: 'name', title: 'Name', min: 80, share: 1, cell: ({ name }) => name },
        { key: 'port', title: 'Port', min: 80, share: 1, cell: ({ port }) => port },
      ]}
      search={{ label: 'Search ships', value: search, onSearch: setSearch }}
      columnChoice={{ list: 'ships', label: 'Columns', choices: [{ key: 'port', text: 'Port of call' }] }}
      failedHint="Nothing was lost"
      none={<p>No ship</p>}
      selection={{
        selected,
        onSelect: setSelected,
        rowLabel: ({ name }) => `Choose ${name}`,
        allLabel: 'Choose all',
        bar: { label: 'Chosen ships', count: `${selected.size} chosen`, clearText: 'Clear selection', actions: null },
      }}
      pager={{
        page: 1,
        pages: 2,
        firstIndex: 0,
        words: '1 of 2',
        previousLabel: 'Before',
        nextLabel: 'After',
        onPage: paged,
      }}
      foot={{ words: `${rows.length} ships`, keys: [] }}
      onOpen={opened}
    />
  );
}

beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a list is walked, chosen from and opened by keys alone', async () => {
  await showPart(<Ships />, []);
  const user = userEvent.setup();
  await user.keyboard('jjx');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Borealis' }).checked).toBe(true);
  screen.getByText('1 chosen');
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledExactlyOnceWith(SHIPS[1]);
  await user.keyboard('{Escape}');
  expect(screen.queryByText('1 chosen')).toBeNull();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Search ships'));
});

test('a column the user hides in a list stays hidden the next time', async () => {
  const { unmount } = await showPart(<Ships />, []);
  const user = userEvent.setup();
  screen.getByRole('columnheader', { name: 'Port' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByText('Port of call'));
  expect(screen.queryByRole('columnheader', { name: 'Port' })).toBeNull();
  unmount();
  await showPart(<Ships />, []);
  expect(screen.queryByRole('columnheader', { name: 'Port' })).toBeNull();
  screen.getByRole('columnheader', { name: 'Name' });
});

test('the next page of a list is asked for, and there is none before the first', async () => {
  await showPart(<Ships />, []);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Before' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'After' }));
  expect(paged).toHaveBeenCalledExactlyOnceWith(2);
});

test('a list that could not be read says why and is asked for again', async () => {
  const refetch = vi.fn();
  await showPart(
    <Ships rows={[]} query={{ ...READ, data: undefined, error: new Error('Nobody answers'), refetch }} />,
    [],
  );
  screen.getByText('Nobody answers');
  screen.getByText('Nothing was lost');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalled();
  expect(screen.queryByText('No ship')).toBeNull();
});
