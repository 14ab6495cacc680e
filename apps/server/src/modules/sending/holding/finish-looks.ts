import type { Db } from '../../../platform/db.ts';
import type { Log } from '../../../platform/log.ts';
import type { MessageIds } from '../../ledger/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import type { Departures } from './departures.ts';
import { listFound, listFoundAmong, listMailsOfLeads, listOwnSince } from './found-mails.repository.ts';
import { doubtUnproven, endLook, listReadLooks, type WaitingLook } from './holds.repository.ts';
import { matchLost } from './match-lost.ts';
import { recordLeft } from './record-left.ts';

export type LookDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  messageIds: MessageIds;
  listMailboxes: SendingDeps['listMailboxes'];
  /** Whether anybody reads mail here. */
  readsMail: boolean;
  /** What is known beside the database of mails that left. */
  departures?: Pick<Departures, 'replay' | 'knowsAllSince'> | undefined;
};

/**
 * Ends the look at mailboxes that were read since sending is held. What they sent is recorded, round after round, as
 * recording plans the next; then what may have left without a trace is in doubt.
 */
export async function finishLooks(deps: LookDeps): Promise<void> {
  const looks = await listReadLooks(deps.db, { isRead: deps.readsMail });
  // The rounds after what is recorded are planned first, and may have left as well.
  if (looks.length === 0 || ((await deps.departures?.replay(deps.db)) ?? 0) > 0) return;
  for (const look of looks) {
    await finishLook(deps, look).catch((error: unknown) =>
      deps.log.warn({ err: error, mailbox: look.mailboxId }, 'what a mailbox has sent is recorded later'),
    );
  }
}

async function finishLook(deps: LookDeps, look: WaitingLook): Promise<void> {
  const { db, now } = deps;
  const [mailbox] = await deps.listMailboxes(db, [look.mailboxId]);
  const isRecorded = (await deps.departures?.knowsAllSince(look.knownUntil)) ?? false;
  const isProven = isRecorded || (deps.readsMail && mailbox !== undefined && filesSurely(mailbox));
  await db.transaction().execute(async (trx) => {
    const own = await listOwnSince(trx, look);
    const numbersOf = (ids: readonly string[]) => ids.flatMap((id) => deps.messageIds.ledgerIdIn(id) ?? []);
    const messageIds = own.map(({ messageId }) => messageId);
    const ledger = await listMailsOfLeads(trx, numbersOf([...messageIds, ...own.flatMap(({ refs }) => refs)]));
    const left = [
      ...(await listFound(trx, look.mailboxId)),
      ...(await listFoundAmong(trx, look.mailboxId, { numbers: numbersOf(messageIds), messageIds })),
      ...matchLost(deps.messageIds, { own, ledger, lastMail: BigInt(look.lastMail) }),
    ];
    const recorded = await recordLeft(trx, [...new Map(left.map((mail) => [mail.id, mail])).values()], 'foundInSent');
    if (recorded > 0) return;
    const inDoubt = isProven ? 0 : await doubtUnproven(trx, look, now());
    await endLook(trx, look.mailboxId, { inDoubt, at: now() });
  });
}

/** Where a copy of every mail is made by the provider itself, one that is not there was not sent. */
const filesSurely = ({ provider, sentFiler }: SendingMailbox) =>
  (provider === 'google' || provider === 'microsoft') && sentFiler === 'provider';
