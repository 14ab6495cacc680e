import { AppError } from '@outrider/contract/errors';
import { type CheckResult, MAILBOX_CHECKS } from '@outrider/contract/mailboxes/checks';
import type { Scope } from '../../../platform/db.ts';
import { noteEvent } from '../events.repository.ts';
import { lookAtMailbox } from '../look-at-mailbox.ts';
import { changeMailboxes, findMailbox, type MailboxRow } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { recheckTracking } from '../tracking/recheck-tracking.ts';
import { listResults, replaceResults, takeDueChecks } from './checks.repository.ts';

export async function readChecks({ db, now }: Pick<MailboxesDeps, 'db' | 'now'>, scope: Scope, id: string) {
  const mailbox = await findMailbox(db, scope, id);
  if (!mailbox) throw new AppError('notFound');
  const results = new Map((await listResults(db, scope, [id])).map(({ result }) => [result.check, result]));
  return {
    checks: MAILBOX_CHECKS.flatMap((check) => results.get(check) ?? []),
    checkedAt: mailbox.checks_run_at?.toISOString() ?? null,
    running: isRunning(mailbox, now()),
  };
}

/** Asked for by a person; asking again while a run waits changes nothing. */
export async function wantChecks({ db, jobs, now }: MailboxesDeps, scope: Scope, id: string): Promise<void> {
  const mailbox = await findMailbox(db, scope, id);
  if (!mailbox) throw new AppError('notFound');
  const at = now();
  if (isRunning(mailbox, at)) return;
  await db.transaction().execute(async (trx) => {
    await changeMailboxes(trx, scope, [id], { checks_wanted_at: at });
    await jobs.enqueue(trx, 'mailboxes.check', { workspaceId: scope.workspaceId, mailboxId: id });
  });
}

/** A run that has not ended by then failed for good; a person may ask for another. */
const LOST_MS = 600_000;

function isRunning({ checks_wanted_at: wanted, checks_run_at: run }: MailboxRow, now: Date): boolean {
  const isDone = wanted === null || (run !== null && run >= wanted);
  return !isDone && now.getTime() - wanted.getTime() < LOST_MS;
}

const AGAIN_MS = 600_000;
const DAY_MS = 86_400_000;
/** Of how much a day's distance varies, so that mailboxes added together do not stay together. */
const SPREAD = 0.1;

export async function runChecks(deps: MailboxesDeps, scope: Scope, id: string): Promise<void> {
  const { db, now, random } = deps;
  const mailbox = await findMailbox(db, scope, id);
  if (!mailbox) return;
  const results = await lookAtMailbox(deps, scope, mailbox);
  await recheckTracking(deps, scope, [id]);
  const before = (await listResults(db, scope, [id])).map(({ result }) => result);
  const at = now();
  const hasChanged = sameFindings(before) !== sameFindings(results);
  const changedAt = hasChanged ? at : (mailbox.checks_changed_at ?? at);
  await db.transaction().execute(async (trx) => {
    await replaceResults(trx, scope, id, results);
    await changeMailboxes(trx, scope, [id], {
      checks_run_at: at,
      checks_changed_at: changedAt,
      checks_due_at: nextRun(results, changedAt, at, random),
    });
    if (hasChanged) await noteEvent(trx, scope, [id], { event: 'checksRun', at, words: countVerdicts(results) });
  });
}

/**
 * Every ten minutes while there is something to publish, as the user may just be at it; but only for a day after the
 * last change, or thousands of mailboxes nobody mends would be asked for around the clock. Then daily.
 */
export function nextRun(results: readonly CheckResult[], changedAt: Date, now: Date, random: () => number): Date {
  const isToFix = results.some(({ verdict, fix }) => verdict === 'fail' && fix !== null);
  const isFresh = now.getTime() - changedAt.getTime() < DAY_MS;
  if (isToFix && isFresh) return new Date(now.getTime() + AGAIN_MS);
  return new Date(now.getTime() + DAY_MS * (1 - SPREAD / 2 + SPREAD * random()));
}

const sameFindings = (results: readonly CheckResult[]) =>
  results
    .map(({ check, finding }) => `${check} ${finding}`)
    .sort()
    .join('\n');

const countVerdicts = (results: readonly CheckResult[]) =>
  [...Map.groupBy(results, ({ verdict }) => verdict)]
    .map(([verdict, group]) => `${group.length} ${verdict}`)
    .join(', ');

const TAKEN_AT_ONCE = 500;

/** Finds the mailboxes whose time has come, of all workspaces, and lets each be checked by a job of its own. */
export async function enqueueDueChecks({ db, jobs, now }: Pick<MailboxesDeps, 'db' | 'jobs' | 'now'>): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    const due = await takeDueChecks(trx, at, new Date(at.getTime() + DAY_MS), TAKEN_AT_ONCE);
    for (const { id, workspaceId } of due) await jobs.enqueue(trx, 'mailboxes.check', { workspaceId, mailboxId: id });
  });
}
