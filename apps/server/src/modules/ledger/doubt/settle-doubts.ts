import { DOUBT_DAYS } from '@outrider/contract/campaigns/doubts';
import type { Db, Scope } from '../../../platform/db.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import type { Log } from '../../../platform/log.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import { ownerOf } from '../owner.ts';
import { addUnrecorded } from '../unrecorded.repository.ts';
import {
  type Doubt,
  listAgedDoubts,
  listDoubts,
  listProvenDoubts,
  noteLookedUp,
  takeAged,
} from './doubts.repository.ts';
import { lookUpSent } from './look-up-sent.ts';
import { type ProofDeps, proveSent } from './prove-sent.ts';

export type DoubtDeps = ProofDeps & {
  db: Db;
  log: Log;
  now: () => Date;
  listMailboxes: (db: Db, ids: readonly string[]) => Promise<SendingMailbox[]>;
  rules: {
    /** How long a server may still take a message it was given. */
    sessionLimitMs: number;
    /** Whether what is certainly absent in Sent goes again by itself. */
    resendsAbsent: boolean;
  };
  openImap: (scope: Scope, mailboxId: string) => Promise<ImapClient>;
};

const AT_ONCE = 500;
const DAY_MS = 86_400_000;
/** When to look, in minutes after the doubt began: soon, after anything under way must have ended, and once more late. */
const LOOK_AFTER_MIN = [1, 5, 20, 60, 24 * 60];
/** What is in doubt after so many looks is not looked up again. */
export const LOOK_UPS = LOOK_AFTER_MIN.length;

/**
 * Ends doubts by what is known: what came back about a mail, then a copy in its mailbox's Sent. Absent says something only
 * where the provider itself files what is sent, and only when nothing can arrive any more; by default even then the mail
 * stays in doubt, and is shown. Of what nothing is heard for some days counts as sent.
 */
export async function settleDoubts(deps: DoubtDeps): Promise<void> {
  for (const { id, workspaceId, proof } of await listProvenDoubts(deps.db, AT_ONCE)) {
    const proven = { ledgerId: id, proof, at: deps.now() };
    await deps.db.transaction().execute((trx) => proveSent(deps, trx, { workspaceId }, proven));
  }
  const due = await listDoubts(deps.db, { lookAfterMin: LOOK_AFTER_MIN, now: deps.now(), limit: AT_ONCE });
  for (const [mailboxId, doubts] of Map.groupBy(due, (doubt) => doubt.mailboxId)) {
    await settleMailbox(deps, mailboxId, doubts).catch((error: unknown) =>
      deps.log.warn({ err: error, mailbox: mailboxId }, 'mails in doubt are looked up later'),
    );
  }
  await settleAged(deps);
}

async function settleMailbox(deps: DoubtDeps, mailboxId: string, doubts: readonly Doubt[]): Promise<void> {
  const [first] = doubts;
  const [mailbox] = await deps.listMailboxes(deps.db, [mailboxId]);
  if (!first || !mailbox) return;
  const scope = { workspaceId: first.workspaceId };
  const client = await deps.openImap(scope, mailboxId);
  const found = await lookUpSent(
    client,
    doubts.map(({ messageId }) => messageId),
  ).finally(() => void client.logout().catch(() => client.close()));
  // What a person said, or one mail showed, is not enough to send a mail a second time.
  const isSureToFile = mailbox.provider === 'google' || mailbox.provider === 'microsoft';
  const filesSent = isSureToFile && mailbox.sentFiler === 'provider';
  for (const doubt of doubts) {
    const age = deps.now().getTime() - doubt.doubtAt.getTime();
    const isSurelyAbsent = filesSent && age > deps.rules.sessionLimitMs;
    if (found.has(doubt.messageId)) {
      const proven = { ledgerId: doubt.id, proof: 'foundInSent', at: deps.now() } as const;
      await deps.db.transaction().execute((trx) => proveSent(deps, trx, scope, proven));
    } else if (isSurelyAbsent && deps.rules.resendsAbsent) await sendAgain(deps, doubt);
    else await noteLookedUp(deps.db, doubt.id, isSurelyAbsent ? 'absentInSent' : 'notSeenInSent');
  }
}

const sendAgain = ({ db, now, owners }: DoubtDeps, { id: ledgerId, mailboxId, workspaceId, ownerKind }: Doubt) =>
  db
    .transaction()
    .execute((trx) => ownerOf(owners, ownerKind).sendAgain(trx, { workspaceId }, { ledgerId, mailboxId, at: now() }));

/** Never sent again, as it may have arrived; and not in doubt for ever, as what follows it would wait for ever. */
async function settleAged({ db, now, owners }: DoubtDeps): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - DOUBT_DAYS * DAY_MS);
  const aged = await listAgedDoubts(db, { since, limit: AT_ONCE });
  await db.transaction().execute(async (trx) => {
    const taken = await takeAged(
      trx,
      aged.map(({ id }) => id),
      at,
    );
    await addUnrecorded(
      trx,
      taken.map(({ id }) => id),
    );
    const groups = Map.groupBy(taken, ({ workspaceId, ownerKind }) => `${ownerKind} ${workspaceId}`);
    for (const own of groups.values()) {
      const [first] = own;
      if (!first) continue;
      const { ownerKind, workspaceId } = first;
      const settled = { ledgerIds: own.map(({ id }) => id), by: 'age', at } as const;
      await ownerOf(owners, ownerKind).onSettled(trx, { workspaceId }, settled);
    }
  });
}
