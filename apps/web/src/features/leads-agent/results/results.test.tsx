// @vitest-environment jsdom
import { decideRow, enrichContacts, exportRows, listRows, syncContacts } from '@outrider/contract/leads-agent/rows';
import { extendSearch, readTask, saveSearch, stopSearch } from '@outrider/contract/leads-agent/search';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignNamesQuery } from '../../../api/campaigns/campaign-names.ts';
import type { AgentRow, AgentTask, RowChoice } from '../../../api/leads-agent.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { type Answers, OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { OUT, rowOf, TASK_ID, taskOf, UNCLEAR } from '../testing.ts';
import { Results } from './results.tsx';
import { RunHead } from './run-head.tsx';
import { StopNote } from './stop-note.tsx';
import { SyncDialog } from './sync-dialog.tsx';

const MAREK = rowOf('1', 'Marek Havel');
const ROWS: AgentRow[] = [MAREK, UNCLEAR, OUT];
const DECIDED: AgentRow = {
  ...UNCLEAR,
  fit: 'fit',
  decidedBy: '',
  judgements: UNCLEAR.judgements.map((each) => ({ ...each, verdict: 'yes', by: 'user' })),
};
const CAMPAIGN = '0d8b8f7e-54b1-4c35-9e43-7b1b1f0a9d11';

const answers = (task: AgentTask): Answers => ({
  [readTask.path]: () => task,
  [listRows.path]: ({ fit }) => {
    const rows = ROWS.filter((row) => fit === undefined || row.fit === fit);
    return { rows, next: null, total: rows.length };
  },
  [decideRow.path]: () => DECIDED,
  [syncContacts.path]: () => ({ added: 1, already: 0, suppressed: 0, withoutAddress: 0, leads: 1 }),
  [exportRows.path]: () => ({ csv: 'name\r\n' }),
  [extendSearch.path]: () => task,
  [saveSearch.path]: () => ({ ...task, isWeekly: true }),
  [enrichContacts.path]: () => task,
  [stopSearch.path]: () => ({ ...task, state: 'stopping' }),
});

function Search({ task }: { task: AgentTask }) {
  const [asked, setAsked] = useState<{ choice: RowChoice; count: number }>();
  const onSync = (choice: RowChoice, count: number) => setAsked({ choice, count });
  return (
    <>
      <RunHead task={task} isFolded={false} onFold={() => {}} onSync={onSync} />
      <StopNote task={task} />
      <Results task={task} isPolled={false} onSync={onSync} isCovered={asked !== undefined} />
      {asked && <SyncDialog taskId={TASK_ID} {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const show = async (changed: Partial<AgentTask> = {}) => {
  const task = taskOf(changed);
  const asked = serveCalls(answers(task));
  await showPart(<Search task={task} />, ['leads-agent', 'verification']);
  await screen.findByText('Marek Havel');
  return asked;
};
const lineOf = (name: string) => within(screen.getByText(name).closest('tr') ?? document.body);

beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('everybody stands in the table with each verdict, the address and how far it is verified', async () => {
  await show();
  const line = lineOf('Marek Havel');
  line.getByText('marek@balticfrost.test');
  line.getByText('Valid');
  line.getByRole('button', { name: 'Marek Havel, A CTO: met' });
  lineOf('Piotr Zieliński').getByRole('button', {
    name: 'Piotr Zieliński, B 20 to 200 people: unclear, you decide',
  });
});

test('a verdict shows its quotes with address and time to the focus, and what is unclear is decided there', async () => {
  const asked = await show();
  await userEvent.keyboard('jje');
  await screen.findByText('ponad 180 specjalistów');
  screen.getByText('zatrudnienie: 214');
  expect(screen.getByText('balticfrost.test/o-nas').getAttribute('href')).toBe('https://balticfrost.test/o-nas');
  expect(screen.getAllByText(/^read .+, Crawler$/)).toHaveLength(2);
  await userEvent.keyboard('y');
  await waitFor(() =>
    expect(asked.find(({ path }) => path === decideRow.path)?.input).toEqual({
      taskId: TASK_ID,
      rowId: '2',
      criterionId: 'B',
      verdict: 'yes',
    }),
  );
  await waitFor(() => lineOf('Piotr Zieliński').getByRole('button', { name: /B 20 to 200 people: met$/ }));
});

test('who is out has a tab with the reason', async () => {
  await show();
  await userEvent.click(screen.getByText('No match', { selector: 'div *, div' }));
  await screen.findByText('Tom Frey');
  expect(screen.queryByText('Marek Havel')).toBeNull();
  lineOf('Tom Frey').getByText('Located in Potsdam, office in Berlin');
});

test('chosen people go into contacts with labels, or straight into a campaign', async () => {
  const asked = await show();
  queryClient.setQueryData(campaignNamesQuery('').queryKey, [{ campaignId: CAMPAIGN, name: 'Spring' }]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Marek Havel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sync to contacts' }));
  await userEvent.type(screen.getByLabelText('Labels'), 'cold chain, Poland ,');
  await userEvent.click(screen.getByLabelText('A campaign'));
  await screen.findByRole('option', { name: 'Spring' });
  await userEvent.selectOptions(screen.getByLabelText('Campaign'), 'Spring');
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 to the campaign' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === syncContacts.path)?.input).toEqual({
      taskId: TASK_ID,
      choice: { rowIds: ['1'] },
      labels: ['cold chain', 'Poland'],
      campaignId: CAMPAIGN,
    }),
  );
  await waitFor(() => expect(screen.queryByLabelText('Labels')).toBeNull());
});

test('of ten thousand who meet the criteria all are chosen, not only those that were scrolled to', async () => {
  const asked = await show({ counts: { ...taskOf().counts, fit: 10_000 } });
  await userEvent.click(screen.getByRole('radio', { name: /^Meet all/ }).closest('label') ?? document.body);
  await waitFor(() => expect(screen.queryByText('Tom Frey')).toBeNull());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  screen.getByText('1 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Select all 10,000' }));
  screen.getByText('10,000 selected');
  expect(screen.queryByRole('button', { name: 'Select all 10,000' })).toBeNull();
  await userEvent.click(within(screen.getByLabelText('Selected people')).getByRole('button', { name: 'Enrich' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === enrichContacts.path)?.input).toEqual({
      taskId: TASK_ID,
      choice: { fit: 'fit' },
    }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Marek Havel' }));
  expect(screen.queryByText('10,000 selected')).toBeNull();
});

test('in the tab of everybody all are chosen with one button too', async () => {
  const asked = await show({ counts: { ...taskOf().counts, fit: 12_000 } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  await userEvent.click(screen.getByRole('button', { name: /^Select all 12,/ }));
  await userEvent.click(within(screen.getByLabelText('Selected people')).getByRole('button', { name: 'Enrich' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === enrichContacts.path)?.input).toEqual({
      taskId: TASK_ID,
      choice: { fit: null },
    }),
  );
});

test('all who meet the criteria are synced or enriched with one button', async () => {
  const asked = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Enrich' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sync 1 to contacts' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sync 1 to contacts' }));
  await waitFor(() =>
    expect(
      asked.filter(({ input }) => input.choice !== undefined).map(({ path, input }) => [path, input.choice]),
    ).toEqual([
      [enrichContacts.path, { fit: 'fit' }],
      [syncContacts.path, { fit: 'fit' }],
    ]),
  );
});

test.each([
  ['limitMet', /^Completed\. 1 person who meets all criteria was found; 100 were requested/],
  ['candidatesExhausted', /^Completed\. No more candidates were found/],
  ['lowMatchRate', /^Ended early\. Too few recent candidates/],
  ['stoppedByUser', /^Ended early\. Stopped by you/],
  ['budgetSpent', /^Ended early\. The budget of \$8 is used up/],
  ['sourceFailed', /^Ended early\. No source could continue\. 429 quota/],
] as const)('a search that ended with %s says so', async (stopReason, words) => {
  await show({ stopReason });
  const note = screen.getByText(/^(Completed|Ended early)\.$/).parentElement;
  expect(note?.textContent).toMatch(words);
});

test('an ended search finds 50 more with a budget of their own, and can be kept to run each week', async () => {
  const asked = await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Weekly' }));
  await userEvent.click(screen.getByRole('button', { name: 'Find 50 more' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Find 50 more' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === extendSearch.path)?.input).toEqual({
      taskId: TASK_ID,
      more: 50,
      budgetMicros: 8_000_000,
    }),
  );
  expect(asked.find(({ path }) => path === saveSearch.path)?.input).toEqual({ taskId: TASK_ID, isWeekly: true });
});

test('a running search can be stopped, and shows what it cost per good lead', async () => {
  const asked = await show({ state: 'running', stopReason: null, completed: false, endedAt: null });
  screen.getByText('$3.18');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(asked.some(({ path }) => path === stopSearch.path)).toBe(true));
});

test('people that cannot be read are asked for again', async () => {
  let isOffline = true;
  const task = taskOf();
  serveCalls({
    ...answers(task),
    [listRows.path]: () => {
      if (isOffline) throw OFFLINE;
      return { rows: ROWS, next: null, total: 3 };
    },
  });
  await showPart(<Search task={task} />, ['leads-agent', 'verification']);
  await screen.findByText('The search continues and results are kept');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Marek Havel');
});
