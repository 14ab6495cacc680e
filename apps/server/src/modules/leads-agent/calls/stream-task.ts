import { Readable } from 'node:stream';
import { AppError } from '@outrider/contract/errors';
import { type ProcedureLine, procedureLine } from '@outrider/contract/leads-agent/procedure';
import { streamTask as streamCall } from '@outrider/contract/leads-agent/rows';
import { INTEGER_MAX } from '@outrider/contract/ranges';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { type Api, callerOf, parseInput, visitOf } from '../../../platform/http/serve.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { type EventRow, listEvents } from '../store/events.repository.ts';
import { findRows } from '../store/rows.repository.ts';
import { findTask } from '../store/tasks.repository.ts';
import { describeRows } from './describe-row.ts';
import { describeTask } from './describe-task.ts';
import { ownTask } from './own-task.ts';

const EVENTS_A_LOOK = 200;
const LOOK_EVERY_MS = 400;
/** Who wants more comes again with the last id; a forgotten tab does not hold a connection for ever. */
const LOOKS_MAX = 300;
const STREAMS_MAX = 200;
/** A comment, so that nobody between takes a quiet search for a dead one. */
const SIGN_OF_LIFE_LOOKS = 30;

type Deps = Pick<LeadsAgentDeps, 'db' | 'pause'>;
type StreamEvent = z.input<typeof streamCall.output>;

/** Server-sent events: each with the number to go on after. */
export function streamTask(api: Api, deps: Deps) {
  let streams = 0;
  api.app.get(streamCall.path, async (request, reply) => {
    const caller = await callerOf(api, request);
    const { taskId, after } = parseInput(streamCall.input, request.query, visitOf(request));
    await ownTask(deps.db, caller, taskId);
    if (streams >= STREAMS_MAX) throw new AppError('serverBusy');
    streams += 1;
    const from = Math.max(after, lastIdOf(request.headers['last-event-id']));
    const lines = Readable.from(eachEvent(deps, caller, { taskId, after: from }));
    lines.once('close', () => {
      streams -= 1;
    });
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(lines);
  });
}

function lastIdOf(header: string | string[] | undefined): number {
  const id = typeof header === 'string' && /^\d{1,10}$/.test(header) ? Number(header) : 0;
  return id <= INTEGER_MAX ? id : 0;
}

async function* eachEvent({ db, pause }: Deps, scope: Scope, { taskId, after }: { taskId: string; after: number }) {
  let last = after;
  // The browser hears at once that it is connected.
  yield ': connected\n\n';
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    // Read before the events: what is over by then has all of them written.
    const task = await findTask(db, scope, taskId);
    if (!task) return;
    const events = await listEvents(db, scope, taskId, { after: last, limit: EVENTS_A_LOOK });
    for (const { id, event } of await tell({ db }, scope, taskId, events)) {
      yield `id: ${id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
    }
    last = events.at(-1)?.number ?? last;
    if (events.length === EVENTS_A_LOOK) continue;
    if (task.state === 'ended' || task.state === 'previewed') return;
    if (look % SIGN_OF_LIFE_LOOKS === SIGN_OF_LIFE_LOOKS - 1) yield ': still here\n\n';
    await pause(LOOK_EVERY_MS);
  }
}

/** Of several that say the same is other now, the last is sent, as it is now. */
async function tell(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  taskId: string,
  events: readonly EventRow[],
): Promise<{ id: number; event: StreamEvent }[]> {
  const rowIds = events.flatMap(({ rowId }) => (rowId === null ? [] : [String(rowId)]));
  const rows = await describeRows(db, scope, taskId, await findRows(db, scope, taskId, [...new Set(rowIds)]));
  const byId = new Map(rows.map((row) => [row.rowId, row]));
  const lastTask = events.findLast(({ kind }) => kind === 'task')?.number;
  const lastOfRow = new Map(events.flatMap(({ rowId, number }) => (rowId === null ? [] : [[String(rowId), number]])));
  const streamed: { id: number; event: StreamEvent }[] = [];
  for (const { number: id, kind, words, rowId, at } of events) {
    const row = rowId === null ? undefined : byId.get(String(rowId));
    if (kind === 'procedure') {
      const line = readLine(words);
      if (line) streamed.push({ id, event: { kind, line, at: at.toISOString() } });
    } else if (kind === 'row' && row && lastOfRow.get(row.rowId) === id) streamed.push({ id, event: { kind, row } });
    else if (kind === 'task' && id === lastTask) {
      const task = await findTask(db, scope, taskId);
      if (task) streamed.push({ id, event: { kind, task: await describeTask(db, scope, task) } });
    }
  }
  return streamed;
}

/** Undefined for a line of before lines were kept with their key. */
function readLine(words: string): ProcedureLine | undefined {
  if (!words.startsWith('{')) return undefined;
  return procedureLine.safeParse(JSON.parse(words)).data;
}
