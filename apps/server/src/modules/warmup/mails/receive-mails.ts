import { dayIn } from '@outrider/warmup-planner/days';
import { decideReply } from '@outrider/warmup-planner/replies';
import type { Trx } from '../../../platform/db.ts';
import { countWarmupMail, listWarmupMailboxes, type WarmupMailbox } from '../../mailboxes/index.ts';
import { inParallel } from '../in-parallel.ts';
import { canTakePart } from '../pool.ts';
import { refreshProgress } from '../refresh-progress.ts';
import { insertAnswer } from '../slots.repository.ts';
import type { FoundMail, WarmupDeps } from '../warmup-deps.ts';
import {
  type ArrivedMail,
  claimLook,
  type Expecting,
  failDoubtful,
  findArrived,
  listExpecting,
  listLost,
  noteFiled,
  noteLanded,
  noteSent,
} from './mails.repository.ts';
import { newMessageId } from './message-id.ts';
import { placeAnswers } from './place-answers.ts';
import { signedText } from './write-mail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Mail takes minutes; what did not come within an hour is looked for less often, and given up after a day. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS;
const LOOK_LATER_MS = HOUR_MS;
const GIVEN_UP_MS = 24 * HOUR_MS;
/** Servers search by whole days, each in a zone of its own. */
const DAY_BORDER_MS = 48 * HOUR_MS;

type Pool = ReadonlyMap<string, WarmupMailbox>;

/** Looks into every mailbox to which mail is on its way. */
export async function receiveMails(deps: WarmupDeps): Promise<void> {
  const due = (await listExpecting(deps.db)).filter((expecting) => isLookDue(expecting, deps.now()));
  if (due.length === 0) return;
  const pool = new Map((await listWarmupMailboxes(deps.db)).map((mailbox) => [mailbox.id, mailbox]));
  const judged = new Set<string>();
  await inParallel(due, async ({ mailboxId, lookedAt, oldest }) => {
    const mailbox = pool.get(mailboxId);
    if (!mailbox || !canTakePart(mailbox)) return;
    if (!(await claimLook(deps.db, mailbox, mailboxId, lookedAt, deps.now()))) return;
    try {
      for (const sender of await receiveFor(deps, { mailbox, pool, oldest })) judged.add(sender);
    } catch (error) {
      // The mailbox's own state tells its owner; warm-up looks again.
      deps.log.warn({ err: error, mailbox: mailboxId }, 'warm-up mail could not be looked for');
    }
  });
  await refreshProgress(deps, judged);
}

function isLookDue({ newest, lookedAt }: Expecting, now: Date): boolean {
  const pause = now.getTime() - newest.getTime() < HOUR_MS ? LOOK_AGAIN_MS : LOOK_LATER_MS;
  return lookedAt === null || now.getTime() - lookedAt.getTime() >= pause;
}

type Look = { mailbox: WarmupMailbox; pool: Pool; oldest: Date };

/** Judges, rescues, files and answers what arrived in one mailbox. Gives the mailboxes whose mail was judged. */
export async function receiveFor(deps: WarmupDeps, { mailbox, pool, oldest }: Look): Promise<string[]> {
  const { db, now } = deps;
  const judged: string[] = [];
  const reader = await deps.openReader(mailbox);
  try {
    for (const found of await reader.findMails(new Date(oldest.getTime() - DAY_BORDER_MS))) {
      const arrived = await recognise(deps, mailbox, pool, found);
      if (!arrived) continue;
      await db.transaction().execute((trx) => judge(trx, deps, { mailbox, arrived, found, pool }));
      await reader.fileAway(found);
      await noteFiled(db, arrived, arrived.id, now());
      if (arrived.mailboxId) judged.push(arrived.mailboxId);
    }
  } finally {
    await reader.close();
  }
  return [...judged, ...(await giveUp(deps, mailbox))];
}

/**
 * The mail this is, if it is one of ours to this mailbox that was not filed yet. Anything else is left where it lies: a
 * signature copied onto another mail must not make that vanish from the inbox.
 */
async function recognise({ db, signer }: WarmupDeps, mailbox: WarmupMailbox, pool: Pool, found: FoundMail) {
  if (!signer.isSigned(signedText(found.messageId, found.from), found.signature)) return undefined;
  const arrived = await findArrived(db, found.messageId, mailbox.id);
  if (!arrived || arrived.filedAt) return undefined;
  const sender = pool.get(arrived.mailboxId ?? '');
  return !sender || sender.email === found.from.toLowerCase() ? arrived : undefined;
}

type Judging = { mailbox: WarmupMailbox; arrived: ArrivedMail; found: FoundMail; pool: Pool };

async function judge(trx: Trx, { now, random }: WarmupDeps, { mailbox, arrived, found, pool }: Judging) {
  const at = now();
  const sender = pool.get(arrived.mailboxId ?? '');
  const sentDay = arrived.sentDay ?? (await settleDoubt(trx, arrived, sender));
  const landed = found.isSpam ? 'spam' : 'inbox';
  const receivedDay = dayIn(mailbox.zone, at);
  // Judged before, but not filed: the worker died in between.
  if (!(await noteLanded(trx, arrived, arrived.id, { landed, at, receivedDay }))) return;
  if (!sender) return;
  if (sentDay) {
    const inboxed = landed === 'inbox' ? 1 : 0;
    await countWarmupMail(trx, sender, { mailboxId: sender.id, day: sentDay, sent: 0, judged: 1, inboxed });
  }
  const { threadId, place } = arrived;
  const { zone, replyPercent } = mailbox;
  const notBefore = decideReply({ threadId, depth: place, zone, replyPercent, receivedAt: at, random });
  if (!notBefore) return;
  await insertAnswer(trx, mailbox, {
    threadId,
    place: place + 1,
    mailboxId: mailbox.id,
    partnerId: sender.id,
    notBefore,
    messageId: newMessageId(mailbox.email),
  });
  await placeAnswers(trx, { mailbox, now: at, random });
}

/** It is here, so it was sent, no matter what its sender knows. */
async function settleDoubt(trx: Trx, arrived: ArrivedMail, sender: WarmupMailbox | undefined) {
  if (!sender || !arrived.claimedAt) return undefined;
  const day = dayIn(sender.zone, arrived.claimedAt);
  if (await noteSent(trx, arrived, arrived.id, arrived.claimedAt, day))
    await countWarmupMail(trx, sender, { mailboxId: sender.id, day, sent: 1, judged: 0, inboxed: 0 });
  return day;
}

/** What was looked for a day long and never found was thrown away on the way, which is worse than junk. */
async function giveUp({ db, now }: WarmupDeps, mailbox: WarmupMailbox): Promise<string[]> {
  const at = now();
  const before = new Date(at.getTime() - GIVEN_UP_MS);
  return db.transaction().execute(async (trx) => {
    await failDoubtful(trx, mailbox.id, before);
    const senders: string[] = [];
    for (const { id, workspaceId, mailboxId, sentDay } of await listLost(trx, mailbox.id, before)) {
      const noted = await noteLanded(trx, { workspaceId }, id, { landed: 'missing', at, receivedDay: null });
      if (!noted || !mailboxId || !sentDay) continue;
      await countWarmupMail(trx, { workspaceId }, { mailboxId, day: sentDay, sent: 0, judged: 1, inboxed: 0 });
      senders.push(mailboxId);
    }
    return senders;
  });
}
