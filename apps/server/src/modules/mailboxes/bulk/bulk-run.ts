import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import { firstSettings, mailServer } from '@outrider/contract/mailboxes/add';
import type { BulkOutcome, BulkRow, BulkRun } from '@outrider/contract/mailboxes/bulk';
import { BULK_OUTCOMES } from '@outrider/contract/mailboxes/bulk';
import type { CheckResult } from '@outrider/contract/mailboxes/checks';
import { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { Sealer } from '../../../platform/secrets.ts';
import { listResults } from '../checks/checks.repository.ts';
import { listAddresses } from '../mailboxes.repository.ts';
import type { MailboxesDeps, UserScope } from '../mailboxes-deps.ts';
import { providerOfHost } from '../providers/known-provider.ts';
import {
  type BulkRowRow,
  cancelRun,
  countOpen,
  endRun,
  findRun,
  insertRows,
  insertRun,
  listRows,
  reopenRun,
  retryRow,
} from './bulk.repository.ts';
import { type BulkSecret, type ParsedRow, parseBulkFile } from './parse-bulk-file.ts';

const bulkSecret = z.object({
  password: z.string(),
  imapPassword: z.string().optional(),
  smtp: mailServer.optional(),
  imap: mailServer.optional(),
  settings: firstSettings,
});

const contextOf = (runId: string, line: number) => `bulk:${runId}:${line}`;

const sealRow = (sealer: Sealer, runId: string, line: number, secret: BulkSecret): string =>
  sealer.seal(JSON.stringify(secret), contextOf(runId, line));

export const openRow = (sealer: Sealer, runId: string, line: number, sealed: string): BulkSecret =>
  bulkSecret.parse(JSON.parse(sealer.open(sealed, contextOf(runId, line))));

/** Reads the file, answers at once what needs no server, and leaves the rest to a job. */
export async function beginBulk(
  deps: MailboxesDeps,
  caller: UserScope,
  { fileName, csv }: { fileName: string; csv: string },
): Promise<BulkRun> {
  const { db, jobs, now } = deps;
  const rows = parseBulkFile(csv);
  const known = new Map(
    (
      await listAddresses(
        db,
        caller,
        rows.map(({ email }) => email),
      )
    ).map((one) => [one.email, one.id]),
  );
  const runId = randomUUID();
  await db.transaction().execute(async (trx) => {
    const { workspaceId, userId } = caller;
    const run = { id: runId, workspace_id: workspaceId, user_id: userId, file_name: fileName, started_at: now() };
    await insertRun(trx, run);
    await insertRows(
      trx,
      rows.map((row) => ({ ...firstAnswer(deps, runId, row, known), workspace_id: workspaceId, run_id: runId })),
    );
    if ((await countOpen(trx, caller, runId)) === 0) await endRun(trx, caller, runId, now());
    else await jobs.enqueue(trx, 'mailboxes.bulk', { workspaceId, runId });
  });
  return readBulk(deps, caller, runId);
}

function firstAnswer(
  { sealer, providers }: MailboxesDeps,
  runId: string,
  { line, email, problem, secret }: ParsedRow,
  known: ReadonlyMap<string, string>,
) {
  const host = secret.smtp?.host ?? '';
  const row = { line, email, host: providerOfHost(providers, host)?.name ?? host };
  const mailboxId = known.get(email);
  if (mailboxId) return { ...row, outcome: 'skipped' as const, problem: 'alreadyHere' as const, mailbox_id: mailboxId };
  const sealed = sealRow(sealer, runId, line, secret);
  if (problem === 'none') return { ...row, outcome: 'waiting' as const, sealed };
  return { ...row, outcome: problem === 'twiceInFile' ? ('skipped' as const) : ('notAdded' as const), problem, sealed };
}

export async function readBulk({ db }: Pick<MailboxesDeps, 'db'>, scope: Scope, runId: string): Promise<BulkRun> {
  const run = await findRun(db, scope, runId);
  if (!run) throw new AppError('notFound');
  const stored = await listRows(db, scope, runId);
  const added = stored.flatMap(({ outcome, mailbox_id }) => (outcome === 'added' && mailbox_id ? mailbox_id : []));
  const failing = new Map(
    (await listResults(db, scope, added)).flatMap(({ mailboxId, result }) =>
      result.verdict === 'fail' ? [[mailboxId, result] as const] : [],
    ),
  );
  const rows = stored.map((row) => describeRow(row, failing.get(row.mailbox_id ?? '')));
  return {
    bulkId: run.id,
    fileName: run.file_name,
    startedAt: run.started_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
    counts: countOutcomes(rows),
    rows,
  };
}

/** A mailbox whose checks found something to mend is still added, but not ready for campaigns. */
function describeRow(row: BulkRowRow, failing: CheckResult | undefined): BulkRow {
  const { line, email, host, outcome, sends, receives, problem, words, meant, mailbox_id } = row;
  const isToFix = outcome === 'added' && failing !== undefined;
  return {
    row: line,
    email,
    host,
    outcome: isToFix ? 'toFix' : outcome,
    sends,
    receives,
    problem,
    words,
    meant,
    accountId: mailbox_id,
    check: isToFix ? failing : null,
  };
}

function countOutcomes(rows: readonly BulkRow[]): Record<BulkOutcome, number> {
  const counts = Object.fromEntries(BULK_OUTCOMES.map((outcome) => [outcome, 0])) as Record<BulkOutcome, number>;
  for (const { outcome } of rows) counts[outcome]++;
  return counts;
}

type Mended = { row: number; password?: string | undefined; email?: string | undefined };

/** Rows that were not added wait again, with what was mended; the others stay as they are. */
export async function retryBulk(
  deps: MailboxesDeps,
  scope: Scope,
  runId: string,
  mended: readonly Mended[],
): Promise<BulkRun> {
  const { db, jobs, sealer } = deps;
  await db.transaction().execute(async (trx) => {
    if (!(await findRun(trx, scope, runId))) throw new AppError('notFound');
    const rows = new Map((await listRows(trx, scope, runId)).map((row) => [row.line, row]));
    for (const { row: line, password, email } of mended) {
      const row = rows.get(line);
      if (!row?.sealed) continue;
      const secret = openRow(sealer, runId, line, row.sealed);
      const changed = password === undefined ? secret : { ...secret, password, imapPassword: undefined };
      await retryRow(trx, scope, runId, line, {
        email: email ?? row.email,
        sealed: sealRow(sealer, runId, line, changed),
      });
    }
    if ((await countOpen(trx, scope, runId)) === 0) return;
    await reopenRun(trx, scope, runId);
    await jobs.enqueue(trx, 'mailboxes.bulk', { workspaceId: scope.workspaceId, runId });
  });
  return readBulk(deps, scope, runId);
}

export async function cancelBulk(deps: MailboxesDeps, scope: Scope, runId: string): Promise<BulkRun> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await findRun(trx, scope, runId))) throw new AppError('notFound');
    await cancelRun(trx, scope, runId, deps.now());
    if ((await countOpen(trx, scope, runId)) === 0) await endRun(trx, scope, runId, deps.now());
  });
  return readBulk(deps, scope, runId);
}
