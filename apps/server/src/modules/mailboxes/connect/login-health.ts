import type { Scope } from '../../../platform/db.ts';
import type { MailFailure, MailFailureKind } from '../../../platform/net/failure.ts';
import { noteEvent } from '../events.repository.ts';
import {
  changeMailboxes,
  changeReason,
  changeStatus,
  countAuthFailure,
  type MailboxRow,
} from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { isConsentLost, type Side, wordsOf } from './classify-problem.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'jobs' | 'log' | 'now' | 'users'>;

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mailbox.failed': { workspaceId: string; mailboxId: string; at: string };
  }
}

/** Decisions, "Guard-rails": after so many refused log-ins in a row nobody tries on. */
const AUTH_FAILURES_MAX = 10;
/** A server that restarts is not worth a word; one that stays away is. */
const AWAY_MS = 3_600_000;

const AWAY = new Set<MailFailureKind>([
  'unreachable',
  'timedOut',
  'tlsFailed',
  'temporarily',
  'protocol',
  'refusedAddress',
]);

export type SideFailure = { failure: MailFailure; side: Side };

const SIDES = ['smtp', 'imap'] as const satisfies readonly Side[];
/** Before the server's words, so that a person knows which of the two refuses. */
const PREFIXES: Record<Side, string> = { smtp: 'SMTP: ', imap: 'IMAP: ' };

/** Writes down what a failed connection means for the mailbox. Throttling and our own restraint mean nothing. */
export async function noteFailure(
  deps: Deps,
  scope: Scope,
  mailbox: MailboxRow,
  { failure, side }: SideFailure,
): Promise<void> {
  if (failure.kind === 'authFailed') return noteRefusedLogin(deps, scope, mailbox, { failure, side });
  if (!AWAY.has(failure.kind)) return;
  const at = deps.now();
  if (!mailbox.failing_since) {
    await changeMailboxes(deps.db, scope, [mailbox.id], { failing_since: at });
  } else if (at.getTime() - mailbox.failing_since.getTime() >= AWAY_MS) {
    await stop(deps, scope, mailbox.id, failure);
  }
}

/** Shown from the first one on; the mailbox is in error only when it is refused often enough, or its consent is over. */
async function noteRefusedLogin(
  deps: Deps,
  scope: Scope,
  mailbox: MailboxRow,
  { failure, side }: SideFailure,
): Promise<void> {
  const { db, now } = deps;
  const times = await countAuthFailure(db, scope, mailbox.id);
  if (times >= AUTH_FAILURES_MAX || isConsentLost(failure)) return stop(deps, scope, mailbox.id, failure);
  await changeReason(db, scope, mailbox.id, `${PREFIXES[side]}${wordsOf(failure)}`);
  if (times > 1) return;
  await noteEvent(db, scope, [mailbox.id], { event: 'loginFailed', at: now(), words: wordsOf(failure) });
}

/** Once: a second caller finds the mailbox in error already. */
async function stop(
  { db, jobs, log, now, users }: Deps,
  scope: Scope,
  id: string,
  failure: MailFailure,
): Promise<void> {
  const at = now();
  const words = wordsOf(failure);
  const lost = await db.transaction().execute(async (trx) => {
    const probeAt = nextProbe(failure, 0, at);
    const changed = await changeStatus(trx, scope, [id], { from: ['active'], to: 'error', reason: words, at, probeAt });
    const event = isConsentLost(failure) ? 'consentLost' : 'loginFailed';
    await noteEvent(trx, scope, changed, { event, at, words });
    await users.afterChange(trx, scope, changed);
    for (const mailboxId of changed)
      await jobs.enqueue(trx, 'mailbox.failed', { workspaceId: scope.workspaceId, mailboxId, at: at.toISOString() });
    return changed;
  });
  if (lost.length > 0) log.warn({ mailbox: id, reason: words }, 'A mailbox is lost: nobody can log in to it');
}

/**
 * Nothing to write for the many log-ins that work as they did the last time. Of one side alone, it says nothing of a log-in
 * that the other side refused.
 */
export async function noteLoginWorked(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  mailbox: MailboxRow,
  side: Side | 'both',
): Promise<void> {
  if (mailbox.auth_failures === 0 && !mailbox.failing_since) return;
  const refused = SIDES.find((one) => mailbox.status === 'active' && mailbox.status_reason.startsWith(PREFIXES[one]));
  if (refused && side !== 'both' && side !== refused) return;
  if (refused) await changeReason(db, scope, mailbox.id, '');
  await changeMailboxes(db, scope, [mailbox.id], { auth_failures: 0, failing_since: null });
}

const MINUTE_MS = 60_000;
/** A server comes back by itself. */
const AWAY_PROBES = { first: 10 * MINUTE_MS, longest: 6 * 60 * MINUTE_MS };
/** A password rarely does, and providers lock accounts that are tried too often. */
const REFUSED_PROBES = { first: 60 * MINUTE_MS, longest: 24 * 60 * MINUTE_MS };

/** When to try a mailbox in error by itself; never, once its consent is over. */
export function nextProbe(failure: MailFailure, probes: number, now: Date): Date | null {
  if (isConsentLost(failure)) return null;
  const { first, longest } = failure.kind === 'authFailed' ? REFUSED_PROBES : AWAY_PROBES;
  return new Date(now.getTime() + Math.min(longest, first * 2 ** probes));
}
