import { type listVerifications as listCall, TASK_STATES } from '@outrider/contract/verification/verification';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { quotaMovements } from '../../billing/index.ts';
import { countMailed } from '../feedback.repository.ts';
import { countTasks, listTasks, tallySince, timesSince } from '../tasks.repository.ts';
import type { VerificationDeps } from '../verification-deps.ts';
import { describeTasks } from './describe-task.ts';

const PAGE_SIZE = 20;
/** What the figures above the list look back on. */
const LOOK_BACK_DAYS = 28;

type Deps = Pick<VerificationDeps, 'db' | 'now'>;

export async function listVerifications(
  deps: Deps,
  scope: Scope,
  { state, search, page }: z.output<typeof listCall.input>,
): Promise<z.input<typeof listCall.output>> {
  const counted = await countTasks(deps.db, scope, search);
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const countOf = (wanted: string) => counted.find((one) => one.state === wanted)?.count ?? 0;
  const total = state ? countOf(state) : all;
  const tasks = await listTasks(deps.db, scope, { state, search, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const [running, paused, waitingForRoute, done, canceled] = TASK_STATES.map(countOf);
  return {
    taskList: await describeTasks(deps, scope, tasks),
    total,
    totalPage: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    stateCounts: {
      all,
      running: running ?? 0,
      paused: paused ?? 0,
      waitingForRoute: waitingForRoute ?? 0,
      done: done ?? 0,
      canceled: canceled ?? 0,
    },
    month: await readMonth(deps, scope),
  };
}

async function readMonth({ db, now }: Deps, scope: Scope) {
  const since = new Date(now().getTime() - LOOK_BACK_DAYS * 86_400_000);
  const { runs, ...counts } = await tallySince(db, scope, since);
  const valid = await countMailed(db, scope, 'VALID', since);
  const unknown = await countMailed(db, scope, 'UNKNOWN', since);
  const checked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const movements = await quotaMovements(db, scope, 'VERIFICATION', now());
  return {
    runs,
    checked,
    counts,
    ...movements,
    validBounced: valid.bounced,
    validMailed: valid.mailed,
    unknownBounced: unknown.bounced,
    unknownMailed: unknown.mailed,
    ...(await timesSince(db, scope, since)),
  };
}
