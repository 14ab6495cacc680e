import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import { emailAddress } from '@outrider/contract/validation';
import type { Scope } from '../../../platform/db.ts';
import { addMailbox } from '../adding/add-mailbox.ts';
import { findServers, meantAddress } from '../adding/suggest-servers.ts';
import { classifyProblem, wordsOf } from '../connect/classify-problem.ts';
import { accountsByPassword, type Servers } from '../connect/server-accounts.ts';
import { firstFailure, tryLogins } from '../connect/test-connection.ts';
import { findMailboxByEmail } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { providerOfHost } from '../providers/known-provider.ts';
import { type BulkRunRow, claimRows, countOpen, endRun, findRun, type Settled, settleRow } from './bulk.repository.ts';
import { openRow } from './bulk-run.ts';
import type { BulkSecret } from './parse-bulk-file.ts';

/** One person's file must not take all the connections of a worker. */
const AT_ONCE = 5;
/** A job of the queue ends within its time, however slow the servers are; the next one goes on. */
const ROWS_A_JOB = 200;
/** Longer than all time-outs of a log-in together. */
const DEAD_MS = 180_000;
const WAIT_MS = 2_000;

/** Works through the rows of a run. A worker that dies leaves rows behind that the next one takes over. */
export async function workBulk(deps: MailboxesDeps, scope: Scope, runId: string): Promise<void> {
  const { db, jobs, now, systemNow, pause } = deps;
  const run = await findRun(db, scope, runId);
  if (!run || run.ended_at) return;
  const claim = randomUUID();
  for (let done = 0; done < ROWS_A_JOB; ) {
    const deadBefore = new Date(systemNow().getTime() - DEAD_MS);
    const rows = await claimRows(db, scope, runId, { claim, at: systemNow(), deadBefore, limit: AT_ONCE });
    await Promise.all(rows.map((row) => workRow(deps, scope, run, { ...row, claim })));
    done += rows.length;
    if (rows.length > 0) continue;
    if ((await countOpen(db, scope, runId)) === 0) return void (await endRun(db, scope, runId, now()));
    // Another worker tries the rest; should it die, its rows become ours.
    await pause(WAIT_MS);
  }
  await db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, 'mailboxes.bulk', { workspaceId: scope.workspaceId, runId }));
}

type Claimed = { line: number; email: string; sealed: string | null; claim: string };

async function workRow(deps: MailboxesDeps, scope: Scope, run: BulkRunRow, row: Claimed): Promise<void> {
  const held = { runId: run.id, line: row.line, claim: row.claim };
  const settled = await tryRow(deps, scope, run, row);
  if (settled) await settleRow(deps.db, scope, held, settled);
}

const notAdded = (problem: Settled['problem'], more: Partial<Settled> = {}): Settled => ({
  outcome: 'notAdded',
  problem: problem ?? 'none',
  ...more,
});

/** How the row ends, or nothing when it was settled together with its mailbox. */
async function tryRow(
  deps: MailboxesDeps,
  scope: Scope,
  run: BulkRunRow,
  { line, email, sealed, claim }: Claimed,
): Promise<Settled | undefined> {
  if (!sealed || !emailAddress.safeParse(email).success) return notAdded('badAddress');
  const secret = openRow(deps.sealer, run.id, line, sealed);
  if (secret.password === '') return notAdded('noPassword');
  const existing = await findMailboxByEmail(deps.db, scope, email);
  if (existing) return alreadyHere(existing.id);
  const found = await serversFor(deps, scope, email, secret);
  if ('problem' in found) return notAdded(found.problem, { words: found.words, meant: found.meant });
  const { servers, host } = found;
  const { password, imapPassword } = secret;
  const credentials = { kind: 'password' as const, password, ...(imapPassword ? { imapPassword } : {}) };
  const logins = await tryLogins(deps, accountsByPassword(email, servers, credentials));
  const tried = { host, sends: logins.sending.test.works, receives: logins.receiving.test.works };
  const failed = firstFailure(logins);
  if (failed)
    return notAdded(classifyProblem(failed.failure, failed.side), { ...tried, words: wordsOf(failed.failure) });

  const known = providerOfHost(deps.providers, servers.smtp.host);
  const timeZone = await deps.zoneOf({ ...scope, userId: run.user_id });
  try {
    await deps.db.transaction().execute(async (trx) => {
      const id = await addMailbox(deps, trx, scope, {
        email,
        loginMethod: known?.provider === 'google' ? 'appPassword' : 'password',
        provider: known?.provider ?? 'other',
        providerName: known?.name ?? '',
        servers,
        credentials,
        settings: secret.settings,
        senderName: '',
        timeZone,
      });
      const added: Settled = { outcome: 'added', ...tried, problem: 'none', words: '', mailbox_id: id, sealed: null };
      if (!(await settleRow(trx, scope, { runId: run.id, line, claim }, added))) throw new ClaimLost();
    });
    deps.log.info({ address: email }, 'A mailbox was connected');
    return undefined;
  } catch (error) {
    if (error instanceof ClaimLost) return undefined;
    if (!(error instanceof AppError)) throw error;
    if (error.reason === 'mailboxQuotaReached') return notAdded('noRoomInPlan', tried);
    const other = await findMailboxByEmail(deps.db, scope, email);
    return alreadyHere(other?.id ?? null);
  }
}

/** Another worker has the row now: the mailbox must not be added behind its back. */
class ClaimLost extends Error {}

const alreadyHere = (mailboxId: string | null): Settled => ({
  outcome: 'skipped',
  problem: 'alreadyHere',
  mailbox_id: mailboxId,
  sealed: null,
});

type Found = { servers: Servers; host: string } | { problem: Settled['problem']; words: string; meant: string };

/** What the row says, and where it is silent what is known of its domain. */
async function serversFor(deps: MailboxesDeps, scope: Scope, email: string, secret: BulkSecret): Promise<Found> {
  const named = secret.smtp?.host ?? '';
  if (secret.smtp && secret.imap) {
    const host = providerOfHost(deps.providers, named)?.name ?? named;
    return { servers: { smtp: secret.smtp, imap: secret.imap }, host };
  }
  const found = await findServers(deps, scope, email);
  if (found.domainProblem === 'noSuchName' || found.domainProblem === 'noMail') {
    const words = found.domainProblem === 'noSuchName' ? 'NXDOMAIN' : '';
    return { problem: 'nameNotFound', words, meant: await meantAddress(deps, scope, email) };
  }
  const smtp = secret.smtp ?? found.smtp;
  const imap = secret.imap ?? found.imap;
  if (!smtp || !imap) return { problem: 'unknownHost', words: '', meant: '' };
  return { servers: { smtp, imap }, host: found.providerName || smtp.host };
}
