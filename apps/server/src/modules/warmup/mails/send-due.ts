import { dayIn, isHumanHour } from '@outrider/warmup-planner/days';
import { BESIDE_A_CAMPAIGN } from '@outrider/warmup-planner/rules';
import { countWarmupMail, fileMail, listWarmupMailboxes, type WarmupMailbox } from '../../mailboxes/index.ts';
import { inParallel } from '../in-parallel.ts';
import { canTakePart } from '../pool.ts';
import { refreshProgress } from '../refresh-progress.ts';
import { dropMail } from '../slots.repository.ts';
import type { SendResult, WarmupDeps } from '../warmup-deps.ts';
import {
  claimMail,
  countSentOn,
  type DueMail,
  listDue,
  listEarlier,
  noteFailed,
  noteSent,
} from './mails.repository.ts';
import { writeMail } from './write-mail.ts';

/** A run takes what is due; the next minute takes the rest. */
const TAKEN_A_RUN = 500;

/** After an outage what waited longer is left out, so that nothing is made up for in a burst. */
const LATE_MS = 60 * 60_000;

/** Hands over what is due. Several workers may do so at once. */
export async function sendDue(deps: WarmupDeps): Promise<void> {
  // What is sent could not be recorded.
  if (deps.isDiskFull?.()) return;
  const all = await listDue(deps.db, deps.now(), TAKEN_A_RUN);
  const held = await deps.listHeld?.([...new Set(all.flatMap(({ mailboxId }) => mailboxId ?? []))]);
  const due = all.filter(({ mailboxId }) => !held?.has(mailboxId ?? ''));
  if (due.length === 0) return;
  const mailboxes = new Map((await listWarmupMailboxes(deps.db)).map((mailbox) => [mailbox.id, mailbox]));
  // One after the other for each mailbox: its server sees one connection, and its counts are true when the next one asks.
  await inParallel([...Map.groupBy(due, ({ mailboxId }) => mailboxId).values()], async (mails) => {
    for (const mail of mails) await sendOne(deps, mailboxes, mail);
  });
  await refreshProgress(deps, new Set(due.flatMap(({ mailboxId }) => mailboxId ?? [])));
}

async function sendOne(deps: WarmupDeps, mailboxes: ReadonlyMap<string, WarmupMailbox>, mail: DueMail) {
  const { db, now } = deps;
  const sender = mailboxes.get(mail.mailboxId ?? '');
  const partner = mailboxes.get(mail.partnerId ?? '');
  const obstacle = await obstacleTo(deps, mail, sender, partner);
  if (obstacle || !sender || !partner) {
    await db.transaction().execute((trx) => dropMail(trx, mail, mail.id, obstacle ?? 'gone'));
    return;
  }
  if (!(await claimMail(db, mail, mail.id, now()))) return;
  const { result, raw } = await handOver(deps, mail, sender, partner);
  // In doubt it stays as it is and is never sent again; the partner's look tells whether it arrived.
  if (result.kind === 'refused') await noteFailed(db, mail, mail.id, result.words);
  if (result.kind === 'taken' && raw) await settleSent(deps, mail, sender, raw);
}

/** The one reason why a due mail does not go out after all. What held when it was planned may not hold any more. */
async function obstacleTo({ db, now }: WarmupDeps, mail: DueMail, sender?: WarmupMailbox, partner?: WarmupMailbox) {
  const at = now();
  if (!sender || !canTakePart(sender)) return 'mailboxHeld';
  if (!partner || !canTakePart(partner)) return 'partnerHeld';
  if (at.getTime() - mail.plannedAt.getTime() > LATE_MS) return 'missed';
  if (!isHumanHour(sender.zone, at)) return 'outsideHours';
  if (sender.campaigns === 0) return undefined;
  const sent = await countSentOn(db, sender, sender.id, dayIn(sender.zone, at));
  return sent >= BESIDE_A_CAMPAIGN ? 'campaignSends' : undefined;
}

async function handOver(
  deps: WarmupDeps,
  { messageId, threadId, place, id }: DueMail,
  sender: WarmupMailbox,
  partner: WarmupMailbox,
): Promise<{ result: SendResult; raw?: Buffer }> {
  try {
    const raw = await writeMail(deps, {
      messageId,
      threadId,
      place,
      references: place > 1 ? await listEarlier(deps.db, threadId, place) : [],
      from: { name: sender.senderName, address: sender.email },
      to: partner.email,
      at: deps.now(),
    });
    return { raw, result: await deps.sendMail(sender, raw, { from: sender.email, to: [partner.email] }) };
  } catch (error) {
    deps.log.warn({ err: error, mail: id }, 'a warm-up mail was not handed over');
    return { result: { kind: 'inDoubt' } };
  }
}

async function settleSent({ db, now }: WarmupDeps, mail: DueMail, sender: WarmupMailbox, raw: Buffer) {
  const at = now();
  const day = dayIn(sender.zone, at);
  await db.transaction().execute(async (trx) => {
    if (!(await noteSent(trx, mail, mail.id, at, day))) return;
    await countWarmupMail(trx, mail, { mailboxId: sender.id, day, sent: 1, judged: 0, inboxed: 0 });
    await fileMail(trx, mail, sender.id, { messageId: mail.messageId, raw, sentAt: at });
  });
}
