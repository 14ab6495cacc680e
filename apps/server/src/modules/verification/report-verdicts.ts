import type { Verdict } from '@outrider/email-verifier/verdict';
import type { Scope, Trx } from '../../platform/db.ts';
import { settleQuota } from '../billing/index.ts';
import { overruleByFeedback } from './feedback.ts';
import { type ClaimedRow, type Report, reportRows } from './rows.repository.ts';
import { addToTask, lockTask, type Tally, type TaskRow } from './tasks.repository.ts';
import type { TaskState } from './verification.tables.ts';
import type { VerificationDeps } from './verification-deps.ts';

type Deps = Pick<VerificationDeps, 'db' | 'jobs' | 'now' | 'retryAfterMs' | 'contacts'>;

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'verification.done': { workspaceId: string; taskId: string };
  }
}
type Lease = { taskId: string; lease: string };

/** Rows, counters, quota and contacts change together or not at all. Gives the state the task is in. */
export const reportVerdicts = (
  deps: Deps,
  scope: Scope,
  { taskId, lease }: Lease,
  claimed: ClaimedRow[],
  verdicts: Verdict[],
): Promise<TaskState | undefined> =>
  deps.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, scope, taskId);
    if (!task || task.state === 'canceled' || verdicts.length === 0) return task?.state;
    const at = deps.now();
    const byEmail = new Map(claimed.map((row) => [row.email, row]));
    const reports = (await overruleByFeedback(trx, scope, verdicts, at)).flatMap((verdict) => {
      const row = byEmail.get(verdict.email);
      return row ? [{ ...reportOf(verdict, row, deps.retryAfterMs, at), email: verdict.email }] : [];
    });
    const written = await reportRows(trx, scope, { taskId, lease, from: task.reported, at }, reports);
    await book(deps, trx, scope, task, { reports, written, at });
    return task.state;
  });

/** What may change is put off as long as the plan has another time for it. */
function reportOf(verdict: Verdict, { row, rounds, attempts }: ClaimedRow, plan: readonly number[], at: Date): Report {
  const { category, reason, flags, mx, code, enhanced, reply, meant, mayChange } = verdict;
  const pause = mayChange ? plan[rounds] : undefined;
  const said = { row, reason, flags, mx, code, enhanced, reply, meant, attempts: attempts + verdict.attempts };
  return pause === undefined
    ? { ...said, category, nextTryAt: null }
    : { ...said, category: null, nextTryAt: new Date(at.getTime() + pause) };
}

type Recorded = {
  reports: (Report & { email: string })[];
  written: Awaited<ReturnType<typeof reportRows>>;
  at: Date;
};

async function book(
  { contacts, jobs }: Pick<Deps, 'contacts' | 'jobs'>,
  trx: Trx,
  scope: Scope,
  task: TaskRow,
  { reports, written, at }: Recorded,
): Promise<void> {
  const tally: Tally = { VALID: 0, INVALID: 0, UNKNOWN: 0, DOMAIN_ERROR: 0, UNCHECKED: 0 };
  const settled = reports.flatMap(({ category, email, reason, mx, row }) => {
    const known = written.get(row);
    return category && known ? [{ category, email, reason, mx, at, known }] : [];
  });
  for (const { category } of settled) tally[category] += 1;
  const times = {
    firstAnswers: settled.filter(({ known }) => known.rounds === 0).length,
    slowestMs: Math.max(0, ...settled.flatMap(({ known }) => (known.rounds > 0 ? [known.agoMs] : []))),
  };
  // Unchecked means that we got no answer, so nobody pays for it.
  const used = task.names_only ? 0 : settled.length - tally.UNCHECKED;
  const givenBack = task.names_only ? 0 : tally.UNCHECKED;
  const state = await addToTask(trx, scope, task.id, { tally, charged: used, reports: reports.length, ...times, at });
  if (state === 'done' && task.state !== 'done')
    await jobs.enqueue(trx, 'verification.done', { workspaceId: scope.workspaceId, taskId: task.id });
  await settleQuota(trx, scope, reservationOf(task), { used, givenBack, now: at });
  await contacts.record(
    trx,
    scope,
    settled.filter(({ category }) => category !== 'UNCHECKED'),
  );
}

export const reservationOf = (task: TaskRow) =>
  ({ quotaType: 'VERIFICATION', periodStart: task.quota_period, reference: task.id }) as const;
