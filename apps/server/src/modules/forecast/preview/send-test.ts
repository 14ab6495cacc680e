import type { readReturnedTest as readCall, sendTest as sendCall } from '@outrider/contract/campaigns/forecast';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import type { SendOutcome } from '../../../platform/smtp/smtp.ts';
import { countTry, type Throttle } from '../../../platform/throttle.ts';
import { findReturned } from '../../inbox/index.ts';
import { fileMail, wordsOf } from '../../mailboxes/index.ts';
import type { PreviewDeps } from './preview-deps.ts';
import { sampleId, sampleOf } from './write-sample.ts';

/** Enough to polish a mail; too few to write to strangers past every limit. */
const TESTS_PER_WORKSPACE: Throttle = { name: 'campaign-tests', limit: 30, windowSeconds: 3_600 };

/** One mail to oneself, as a lead would get it. It is in no ledger, and counts nowhere. */
export async function sendTest(
  deps: PreviewDeps,
  scope: Scope,
  { to, ...wanted }: z.output<typeof sendCall.input>,
): Promise<z.input<typeof sendCall.output>> {
  const { mailbox, write } = await sampleOf(deps, scope, wanted);
  if (mailbox?.status !== 'active') throw new AppError('noSender');
  const messageId = sampleId(mailbox.email);
  const written = write({ to, messageId });
  if (written.kind === 'missing') {
    throw new AppError('contentIncomplete', { values: { variables: written.variables.join(', ') } });
  }
  if (written.kind === 'gone') throw new AppError('notFound');
  await countTry(deps.db, TESTS_PER_WORKSPACE, scope.workspaceId, deps.now());
  const sentAt = deps.now();
  const outcome = await handIn(deps, scope, mailbox, to, written.raw);
  if (outcome.kind !== 'taken') throw new AppError('testNotSent', { values: { words: wordsOf(outcome.failure) } });
  await deps.db
    .transaction()
    .execute((trx) => fileMail(trx, scope, mailbox.id, { messageId, raw: written.raw, sentAt }));
  const { code, enhanced, text } = outcome.reply;
  const words = [code, enhanced, text].filter(Boolean).join(' ');
  return { sentFrom: mailbox.email, mailboxId: mailbox.id, messageId, sentAt: sentAt.toISOString(), words };
}

type Refused = { kind: 'refused'; failure: MailServerError['failure'] };

async function handIn(
  { openSmtp }: PreviewDeps,
  scope: Scope,
  { id, email }: { id: string; email: string },
  to: string,
  raw: Buffer,
): Promise<SendOutcome | Refused> {
  try {
    const smtp = await openSmtp(scope, id);
    try {
      return await smtp.send({ from: email, to: [to] }, raw);
    } finally {
      smtp.close();
    }
  } catch (error) {
    if (error instanceof MailServerError) return { kind: 'refused', failure: error.failure };
    throw error;
  }
}

/** A mailbox's server takes almost anything: that nobody has the address is reported later, by a mail to the mailbox. */
export async function readReturnedTest(
  { db }: Pick<PreviewDeps, 'db'>,
  scope: Scope,
  { mailboxId, messageId, sentAt }: z.output<typeof readCall.input>,
): Promise<z.input<typeof readCall.output>> {
  const found = await findReturned(db, scope, { mailboxId, messageId, since: new Date(sentAt) });
  return { returned: found ? { at: found.at.toISOString(), words: found.words } : null };
}
