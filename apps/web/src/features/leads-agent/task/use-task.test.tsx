// @vitest-environment jsdom
import { listRows, streamTask } from '@outrider/contract/leads-agent/rows';
import { readTask } from '@outrider/contract/leads-agent/search';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { useRows } from '../results/use-rows.ts';
import { rowOf, TASK_ID, taskOf } from '../testing.ts';
import { Procedure } from './procedure.tsx';
import { useTask } from './use-task.ts';

const RUNNING = taskOf({ state: 'running', stopReason: null, completed: false, endedAt: null });
const eventOf = (id: number, data: unknown) => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const line = (query: string) => ({
  kind: 'procedure',
  line: { key: 'led', values: { source: 'google', query, pages: 20, companies: 12 } },
  at: '2026-11-17T09:40:00.000Z',
});

/** The stream answers each connection with the next of these; the last stays open. */
function serve(connections: string[][]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://product.test');
    const answer = (data: unknown) => Response.json({ code: 0, message: '', data });
    if (url.pathname === readTask.path) return answer(RUNNING);
    if (url.pathname === listRows.path) return answer({ rows: [], next: null, total: 0 });
    if (url.pathname !== streamTask.path) return answer(null);
    asked.push(url.searchParams.get('after') ?? '');
    const events = connections[asked.length - 1] ?? [];
    const isLast = asked.length >= connections.length;
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const event of events) controller.enqueue(new TextEncoder().encode(event));
          if (!isLast) controller.close();
        },
      }),
    );
  });
  return asked;
}

function Search() {
  const state = useTask(TASK_ID);
  const { rows } = useRows({ taskId: TASK_ID }, false);
  if (!state.task) return null;
  return (
    <>
      <Procedure task={state.task} state={state} />
      <output aria-label="state">{state.task.state}</output>
      <ul>
        {rows.map((row) => (
          <li key={row.rowId}>{row.name.value}</li>
        ))}
      </ul>
    </>
  );
}

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a search that runs tells what it does, and people come in as they are found', async () => {
  serve([
    [
      eventOf(1, line('Reading 64 sites')),
      eventOf(2, { kind: 'row', row: rowOf('1', 'Marek Havel') }),
      eventOf(3, { kind: 'row', row: rowOf('2', 'Jana Nová') }),
    ],
  ]);
  await showPart(<Search />, ['leads-agent']);
  await screen.findByText(/Reading 64 sites.*12 new companies/);
  await screen.findByText('Live');
  await screen.findByText('Jana Nová');
  expect(screen.getAllByText('Marek Havel')).toHaveLength(1);
  screen.getByText('Message: 429 quota');
  screen.getByText('6 requests, 118 found');
});

test('a cut connection is said, and the search is followed on behind the last event', async () => {
  const asked = serve([
    [eventOf(7, line('Judging 57 people'))],
    [eventOf(8, line('Judging is done')), eventOf(9, { kind: 'task', task: { ...RUNNING, state: 'stopping' } })],
  ]);
  await showPart(<Search />, ['leads-agent']);
  await screen.findByText('Connection lost, reconnecting');
  await screen.findByText(/Judging is done/, {}, { timeout: 10_000 });
  await screen.findByText('stopping');
  expect(asked).toEqual(['', '7']);
});
