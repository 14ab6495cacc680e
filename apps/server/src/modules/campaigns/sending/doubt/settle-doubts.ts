import type { Scope } from '../../../../platform/db.ts';
import type { ImapClient } from '../../../../platform/imap/imap-client.ts';
import { wakeLanes } from '../lanes.repository.ts';
import type { SendingDeps } from '../sending-deps.ts';
import { type Doubt, listDoubts, noteLookedUp, settleAbsent, settleFound } from './doubts.repository.ts';
import { lookUpSent } from './look-up-sent.ts';

export type DoubtDeps = Pick<SendingDeps, 'db' | 'log' | 'now' | 'listMailboxes'> & {
  rules: Pick<SendingDeps['rules'], 'sessionLimitMs' | 'resendsAbsent'>;
  openImap: (scope: Scope, mailboxId: string) => Promise<ImapClient>;
};

const AT_ONCE = 500;
/** When to look, in minutes after the doubt began: soon, and after anything under way must have ended. */
const LOOK_AFTER_MIN = [1, 5, 20, 60];
/** What is in doubt after so many looks stays so until somebody acts. */
export const LOOK_UPS = LOOK_AFTER_MIN.length;

/**
 * Looks mails of which nobody knows whether they went out up in their mailbox. Found is sent. Absent says something only
 * where the provider itself files what is sent, and only when nothing can arrive any more; by default even then the mail
 * stays in doubt, and is shown.
 */
export async function settleDoubts(deps: DoubtDeps): Promise<void> {
  const due = await listDoubts(deps.db, { lookAfterMin: LOOK_AFTER_MIN, now: deps.now(), limit: AT_ONCE });
  for (const [mailboxId, doubts] of Map.groupBy(due, (doubt) => doubt.mailboxId)) {
    await settleMailbox(deps, mailboxId, doubts).catch((error: unknown) =>
      deps.log.warn({ err: error, mailbox: mailboxId }, 'mails in doubt are looked up later'),
    );
  }
}

async function settleMailbox(deps: DoubtDeps, mailboxId: string, doubts: readonly Doubt[]): Promise<void> {
  const [first] = doubts;
  const [mailbox] = await deps.listMailboxes(deps.db, [mailboxId]);
  if (!first || !mailbox) return;
  const client = await deps.openImap({ workspaceId: first.workspaceId }, mailboxId);
  const found = await lookUpSent(
    client,
    doubts.map(({ messageId }) => messageId),
  ).finally(() => void client.logout().catch(() => client.close()));
  // What somebody said, or one mail showed, is not enough to send a mail a second time.
  const isSureToFile = mailbox.provider === 'google' || mailbox.provider === 'microsoft';
  const filesSent = isSureToFile && mailbox.sentFiler === 'provider';
  for (const doubt of doubts) {
    const age = deps.now().getTime() - doubt.doubtAt.getTime();
    const isSurelyAbsent = filesSent && age > deps.rules.sessionLimitMs;
    if (found.has(doubt.messageId))
      await deps.db.transaction().execute((trx) => settleFound(trx, doubt.id, deps.now()));
    else if (isSurelyAbsent && deps.rules.resendsAbsent) await sendAgain(deps, doubt);
    else await noteLookedUp(deps.db, doubt.id, isSurelyAbsent ? 'absentInSent' : 'notSeenInSent');
  }
}

const sendAgain = ({ db, now }: DoubtDeps, { id, mailboxId, workspaceId }: Doubt) =>
  db.transaction().execute(async (trx) => {
    await wakeLanes(trx, [{ mailboxId, workspaceId, dueAt: now() }]);
    await settleAbsent(trx, id);
  });
