// @vitest-environment jsdom
import { agreeRow, listRows } from '@outrider/contract/leads-agent/rows';
import { changeCriteria, previewSearch, startSearch } from '@outrider/contract/leads-agent/search';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { CriteriaPanel } from '../task/criteria-panel.tsx';
import { CRITERIA, rowOf, TASK_ID, taskOf, UNCLEAR } from '../testing.ts';
import { PreviewPanel } from './preview-panel.tsx';

const LARGER = { ...CRITERIA[1], label: 'Up to 350 people', range: { min: 20, max: 350 } } as (typeof CRITERIA)[number];
const TASK = taskOf({
  state: 'previewed',
  stopReason: null,
  completed: false,
  startedAt: null,
  endedAt: null,
  expected: {
    companies: 164,
    fit: 49,
    fitMin: 18,
    fitMax: 99,
    micros: 5_100_000,
    microsMin: 3_400_000,
    microsMax: 7_200_000,
    seconds: 1_200,
  },
  suggestions: [
    { criterionId: 'B', label: 'Up to 350 people', criterion: LARGER, more: 16, rowId: '2', as: 'Piotr Zieliński' },
  ],
});
const ROWS = [rowOf('1', 'Marek Havel', { isPreview: true }), { ...UNCLEAR, isPreview: true }];
const started = vi.fn();

function show() {
  const asked = serveCalls({
    [listRows.path]: () => ({ rows: ROWS, next: null, total: 2 }),
    [agreeRow.path]: ({ rowId, agreed }) => ({ ...ROWS.find((row) => row.rowId === rowId), agreed }),
    [previewSearch.path]: () => TASK,
    [startSearch.path]: () => ({ ...TASK, state: 'running' }),
    [changeCriteria.path]: () => TASK,
  });
  const panel = (
    <>
      <CriteriaPanel task={TASK} />
      <PreviewPanel task={TASK} isPolled={false} onStarted={started} />
    </>
  );
  return showPart(panel, ['leads-agent', 'verification']).then(() => asked);
}

const inputOf = (asked: Awaited<ReturnType<typeof show>>, path: string) =>
  asked.find((each) => each.path === path)?.input;

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a preview says what the whole will bring and cost, with bounds, and starts it', async () => {
  const asked = await show();
  screen.getByText('between 18 and 99');
  screen.getByText('$3.40 to $7.20');
  await userEvent.click(screen.getByRole('button', { name: 'Find up to 100, about $5.10' }));
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  expect(inputOf(asked, startSearch.path)).toEqual({ taskId: TASK_ID });
});

test('each person is called right or wrong, by button and by key', async () => {
  const asked = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Marek Havel was evaluated incorrectly' }));
  await screen.findByText('you disagreed');
  await userEvent.keyboard('jjy');
  await screen.findByText('you agreed');
  expect(asked.filter(({ path }) => path === agreeRow.path).map(({ input }) => [input.rowId, input.agreed])).toEqual([
    ['1', false],
    ['2', true],
  ]);
});

test('ten more are judged for the same search', async () => {
  const asked = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Evaluate 10 more' }));
  await waitFor(() => expect(inputOf(asked, previewSearch.path)).toEqual({ taskId: TASK_ID, wish: TASK.wish }));
});

test('what would bring more is applied to its criterion alone', async () => {
  const asked = await show();
  screen.getByText('+16');
  screen.getByText('for example Piotr Zieliński');
  await userEvent.click(screen.getByRole('button', { name: 'Apply: Up to 350 people' }));
  await waitFor(() =>
    expect(inputOf(asked, changeCriteria.path)).toEqual({ taskId: TASK_ID, criteria: [CRITERIA[0], LARGER] }),
  );
});

test('a criterion of a search is put differently and keeps its letter', async () => {
  const asked = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Change 20 to 200 people' }));
  const field = screen.getByRole('textbox', { name: 'Change 20 to 200 people' });
  await userEvent.clear(field);
  await userEvent.type(field, 'up to 350 people{Enter}');
  await waitFor(() =>
    expect(inputOf(asked, changeCriteria.path)).toMatchObject({
      criteria: [CRITERIA[0], { id: 'B', kind: 'size', label: 'up to 350 people', range: { max: 350 } }],
    }),
  );
});
