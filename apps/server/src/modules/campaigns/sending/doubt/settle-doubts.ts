import { DOUBT_DAYS } from '@outrider/contract/campaigns/doubts';
import type { Scope } from '../../../../platform/db.ts';
import type { ImapClient } from '../../../../platform/imap/imap-client.ts';
import { noteCampaignEvents } from '../../replies/events.repository.ts';
import { wakeLanes } from '../lanes.repository.ts';
import type { SendingDeps } from '../sending-deps.ts';
import { addUnbooked } from '../unbooked.repository.ts';
import {
  countAged,
  type Doubt,
  listAgedDoubts,
  listDoubts,
  listProvenDoubts,
  noteLookedUp,
} from './doubts.repository.ts';
import { lookUpSent } from './look-up-sent.ts';
import { type ProofDeps, proveSent } from './prove-sent.ts';
import { settleAbsent } from './settle-told.ts';

export type DoubtDeps = ProofDeps &
  Pick<SendingDeps, 'db' | 'log' | 'now' | 'listMailboxes'> & {
    rules: Pick<SendingDeps['rules'], 'sessionLimitMs' | 'resendsAbsent'>;
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
  // What somebody said, or one mail showed, is not enough to send a mail a second time.
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

const sendAgain = ({ db, now }: DoubtDeps, { id, mailboxId, workspaceId }: Doubt) =>
  db.transaction().execute(async (trx) => {
    await wakeLanes(trx, [{ mailboxId, workspaceId, dueAt: now() }]);
    await settleAbsent(trx, id, now());
  });

/** Never sent again, as it may have arrived; and not in doubt for ever, as its lead would wait for ever. */
async function settleAged({ db, now }: DoubtDeps): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - DOUBT_DAYS * DAY_MS);
  const aged = await listAgedDoubts(db, { since, limit: AT_ONCE });
  await db.transaction().execute(async (trx) => {
    const counted = await countAged(
      trx,
      aged.map(({ id }) => id),
      at,
    );
    await addUnbooked(
      trx,
      counted.map(({ ledgerId }) => ledgerId),
    );
    for (const [workspaceId, own] of Map.groupBy(counted, (mail) => mail.workspaceId)) {
      const events = own.map(({ campaignId, leadId, ledgerId }) => {
        return { campaignId, kind: 'settled', at, leadId, ledgerId, words: 'age' } as const;
      });
      await noteCampaignEvents(trx, { workspaceId }, events);
    }
  });
}
