import { Readable } from 'node:stream';
import { AppError } from '@outrider/contract/errors';
import { streamVerifyRows } from '@outrider/contract/verification/verification';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { type Api, callerOf, parseInput, visitOf } from '../../../platform/http/serve.ts';
import { listReported } from '../result-rows.repository.ts';
import { describeRow } from '../tasks/describe-task.ts';
import { findTask } from '../tasks.repository.ts';
import type { VerificationDeps } from '../verification-deps.ts';
import { ownTask } from './read-results.ts';

const ROWS_A_LOOK = 500;
const LOOK_EVERY_MS = 500;
/** Who wants more asks again with the number they have got to; a forgotten tab does not hold a connection for ever. */
const LOOKS_MAX = 120;
const STREAMS_MAX = 200;

type Deps = Pick<VerificationDeps, 'db' | 'pause'>;

/** Results as they come, one JSON object a line, each with its `report` number to go on after. */
export function streamResults(api: Api, deps: Deps) {
  let streams = 0;
  api.app.get(streamVerifyRows.path, async (request, reply) => {
    const caller = await callerOf(api, request);
    const asked = parseInput(streamVerifyRows.input, request.query, visitOf(request));
    await ownTask(deps, caller, asked.taskId);
    if (streams >= STREAMS_MAX) throw new AppError('serverBusy');
    streams += 1;
    const lines = Readable.from(eachLine(deps, caller, asked));
    lines.once('close', () => {
      streams -= 1;
    });
    return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines);
  });
}

async function* eachLine(
  { db, pause }: Deps,
  scope: Scope,
  { taskId, after }: z.output<typeof streamVerifyRows.input>,
) {
  let last = after;
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    // Read before the rows: what is over by then has all its rows written.
    const task = await findTask(db, scope, taskId);
    const rows = await listReported(db, scope, { taskId }, { after: last, limit: ROWS_A_LOOK });
    for (const row of rows) yield `${JSON.stringify({ report: row.report, ...describeRow(row) })}\n`;
    last = rows.at(-1)?.report ?? last;
    if (rows.length === ROWS_A_LOOK) continue;
    if (!task || task.state === 'done' || task.state === 'canceled') return;
    await pause(LOOK_EVERY_MS);
  }
}
