// @vitest-environment jsdom
import { agreeRow, decideRow, exportRows, listRows } from '@outrider/contract/leads-agent/rows';
import { startSearch, stopSearch } from '@outrider/contract/leads-agent/search';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { rowOf, TASK_ID, taskOf, UNCLEAR } from '../testing.ts';
import { PhonePreview } from './phone-preview.tsx';
import { PhoneResults } from './phone-results.tsx';
import { SearchMenu } from './search-menu.tsx';

const MAREK = rowOf('1', 'Marek Havel', { isPreview: true });
const serve = () =>
  serveCalls({
    [listRows.path]: ({ fit }) => {
      const rows = [MAREK, UNCLEAR].filter((row) => fit === undefined || row.fit === fit);
      return { rows, next: null, total: rows.length };
    },
    [decideRow.path]: () => ({ ...UNCLEAR, fit: 'out' }),
    [agreeRow.path]: () => ({ ...MAREK, agreed: true }),
    [exportRows.path]: () => ({ csv: 'name\r\n' }),
    [startSearch.path]: () => taskOf({ state: 'running' }),
    [stopSearch.path]: () => taskOf({ state: 'stopping' }),
  });

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('on a phone what is unclear shows its evidence in the card and is decided there', async () => {
  const asked = serve();
  await showPart(<PhoneResults task={taskOf()} isPolled={false} isChoosing={false} onSync={() => {}} />, [
    'leads-agent',
    'verification',
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'To decide 1' }));
  await screen.findByText('zatrudnienie: 214');
  await userEvent.click(screen.getByRole('button', { name: 'Does not' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === decideRow.path)?.input).toEqual({
      taskId: TASK_ID,
      rowId: '2',
      criterionId: 'B',
      verdict: 'no',
    }),
  );
  await screen.findByText('Nothing left to decide');
});

test('on a phone all who meet the criteria, or the chosen ones, go into contacts', async () => {
  serve();
  const onSync = vi.fn();
  const show = (isChoosing: boolean) => (
    <PhoneResults task={taskOf()} isPolled={false} isChoosing={isChoosing} onSync={onSync} />
  );
  const { unmount } = await showPart(show(false), ['leads-agent', 'verification']);
  await userEvent.click(await screen.findByRole('button', { name: 'Sync 1 to contacts' }));
  expect(onSync).toHaveBeenLastCalledWith({ fit: 'fit' }, 1);
  unmount();
  await showPart(show(true), ['leads-agent', 'verification']);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Piotr Zieliński' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sync 1 selected' }));
  expect(onSync).toHaveBeenLastCalledWith({ rowIds: ['2'] }, 1);
});

test('on a phone a preview is agreed with and started', async () => {
  const asked = serve();
  const onStarted = vi.fn();
  const task = taskOf({ state: 'previewed', startedAt: null });
  await showPart(<PhonePreview task={task} isPolled={false} onStarted={onStarted} />, ['leads-agent', 'verification']);
  await userEvent.click(await screen.findByRole('button', { name: 'Marek Havel was evaluated correctly' }));
  await screen.findByText('you agreed');
  await userEvent.click(screen.getByRole('button', { name: 'Find up to 100' }));
  await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(asked.some(({ path }) => path === startSearch.path)).toBe(true);
});

const nothing = () => {};

/** A menu that is gone with the first choice, as on the screen. */
function Menu({ task }: { task: AgentTask }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <SearchMenu
      task={task}
      isChoosing={false}
      onChoosing={nothing}
      onExtend={nothing}
      onDetails={nothing}
      onCopy={nothing}
      onNew={nothing}
      onClose={() => setOpen(false)}
    />
  );
}

test('on a phone a running search is stopped from its menu', async () => {
  const asked = serve();
  await showPart(<Menu task={taskOf({ state: 'running' })} />, ['leads-agent']);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(asked.some(({ path }) => path === stopSearch.path)).toBe(true));
});

test('on a phone the file comes though the menu that asked for it is gone', async () => {
  serve();
  const made = vi.fn(() => 'blob:people');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: nothing }));
  await showPart(<Menu task={taskOf()} />, ['leads-agent']);
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
});
