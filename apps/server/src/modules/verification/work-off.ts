import { randomUUID } from 'node:crypto';
import { type Verdict, type VerifierPorts, verifyAll } from '@outrider/email-verifier';
import type { Scope } from '../../platform/db.ts';
import { recallCatchAllTest, rememberCatchAllTest } from './catch-all-tests.repository.ts';
import { reportVerdicts } from './report-verdicts.ts';
import { type ClaimedRow, claimRows, releaseRows, renewLease } from './rows.repository.ts';
import { isRouteOpen } from './self-check/look-out.ts';
import { findTask } from './tasks.repository.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { waitForRoute } from './wait-for-route.ts';
import './verification.payloads.ts';

/** Enough that addresses of a domain meet, few enough that several workers share a task. */
const ROWS_A_CHUNK = 2_000;
/** Shorter than it takes to notice a dead worker's job, so that the worker that takes the job over finds its rows free. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
/** Verdicts are written together, and soon enough to be watched. */
const WRITE_EVERY_MS = 400;
const WRITE_AT = 250;
const CATCH_ALL_TEST_DAYS = 7;

/**
 * One chunk of a task. A worker that dies here leaves rows whose lease runs out; the worker that takes them next asks
 * again, and a verdict is written, counted and charged in one transaction, by the holder of the lease only.
 */
export async function workOff(deps: VerificationDeps, scope: Scope, taskId: string): Promise<void> {
  const task = await findTask(deps.db, scope, taskId);
  if (task?.state !== 'running') return;
  if (!task.names_only && !(await isRouteOpen(deps))) return void (await waitForRoute(deps, scope, taskId));
  const lease = { taskId, lease: randomUUID() };
  const began = deps.now();
  const rows = await claimChunk(deps, scope, lease, began);
  if (rows.length === 0) return;
  const stop = new AbortController();
  const renewing = setInterval(() => {
    const until = new Date(deps.systemNow().getTime() + LEASE_MS);
    renewLease(deps.db, scope, lease, until).catch((error: unknown) =>
      deps.log.warn({ err: error, taskId }, 'a lease was not renewed'),
    );
  }, RENEW_MS);
  try {
    const verdicts = verifyAll(
      rows.map(({ email }) => email),
      verifierPorts(deps),
      { retryAfterMs: [], namesOnly: task.names_only, signal: stop.signal },
    );
    await writeAsTheyCome(verdicts, async (batch) => {
      if (stop.signal.aborted) return;
      if (!task.names_only && batch.some(isSilence) && !(await isRouteOpen(deps, began))) {
        stop.abort();
        await waitForRoute(deps, scope, taskId);
        batch = batch.filter((verdict) => !isSilence(verdict));
      }
      const state = await reportVerdicts(deps, scope, lease, rows, batch);
      if (state !== 'running') stop.abort();
    });
  } finally {
    stop.abort();
    clearInterval(renewing);
    await releaseRows(deps.db, scope, lease);
  }
}

/** Nobody said a word: it may be them, and it may be our own route that closed. */
const isSilence = ({ mayChange, reply, reason }: Verdict) =>
  mayChange && reply === '' && reason !== 'namesUnanswered' && reason !== 'unproven';

/** A full chunk means that there may be more: another worker may begin with it at once. */
const claimChunk = (
  { db, jobs, systemNow }: VerificationDeps,
  scope: Scope,
  { taskId, lease }: { taskId: string; lease: string },
  now: Date,
): Promise<ClaimedRow[]> =>
  db.transaction().execute(async (trx) => {
    const held = { lease, until: new Date(systemNow().getTime() + LEASE_MS), systemNow: systemNow() };
    const rows = await claimRows(trx, scope, taskId, { ...held, now, limit: ROWS_A_CHUNK });
    const { workspaceId } = scope;
    if (rows.length === ROWS_A_CHUNK) await jobs.enqueue(trx, 'verification.work', { workspaceId, taskId });
    return rows;
  });

/** The verifier as the server has it: what was learned of a domain is shared by all workers for a week. */
export const verifierPorts = ({ db, now, pause, probe }: VerificationDeps): VerifierPorts => ({
  ...probe,
  wait: pause,
  catchAllTests: {
    recall: (domain) => recallCatchAllTest(db, domain, new Date(now().getTime() - CATCH_ALL_TEST_DAYS * 86_400_000)),
    remember: async (domain, catchAllTest) => void (await rememberCatchAllTest(db, domain, catchAllTest, now())),
  },
});

/** One write at a time; what comes meanwhile goes with the next. */
async function writeAsTheyCome(verdicts: AsyncIterable<Verdict>, write: (batch: Verdict[]) => Promise<void>) {
  let waiting: Verdict[] = [];
  let writing = Promise.resolve();
  const flush = () => {
    writing = writing.then(async () => {
      if (waiting.length === 0) return;
      const batch = waiting;
      waiting = [];
      await write(batch);
    });
    // A failed write is met below; until then it must not end the process.
    writing.catch(() => undefined);
    return writing;
  };
  const timer = setInterval(() => void flush().catch(() => undefined), WRITE_EVERY_MS);
  try {
    for await (const verdict of verdicts) {
      waiting.push(verdict);
      if (waiting.length >= WRITE_AT) await flush();
    }
    await flush();
  } finally {
    clearInterval(timer);
    await writing.catch(() => undefined);
  }
}
