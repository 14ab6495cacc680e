import { addressesOf, leaveOut, type RecipientLists } from '@outrider/mail-kit/delivery/plan-recipients';
import { dayAt } from '@outrider/send-planner/calendar';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import { addToCounters, beginAsWorker, endPlanned, lockCounters, reserveRows } from '../../ledger/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import type { DeliveryDeps } from './delivery-deps.ts';

export type DueMail = {
  id: string;
  workspaceId: string;
  mailboxId: string;
  deliveryId: string;
  messageId: string;
  putOff: number;
  recipients: RecipientLists;
};

export type Reservation = { kind: 'evicted' } | { kind: 'reserved'; mails: (DueMail & { mailbox: SendingMailbox })[] };

const AT_ONCE = 50;

/**
 * Takes mails whose moment has come. A mail written by hand waits for no gap, window or limit of campaigns, but it counts in its
 * mailbox's day, so that campaigns leave room for it. Recipients who opted out since it was sent are left out.
 */
export const reserveDue = (deps: DeliveryDeps, me: string): Promise<Reservation> =>
  deps.db.transaction().execute(async (trx) => {
    if (!(await beginAsWorker(trx, me))) return { kind: 'evicted' };
    const now = deps.now();
    const due = await lockDue(trx, now);
    const mailboxes = await deps.listMailboxes(trx, [...new Set(due.map(({ mailboxId }) => mailboxId))]);
    const mailboxOf = new Map(mailboxes.map((mailbox) => [mailbox.id, mailbox]));
    const mails: (DueMail & { mailbox: SendingMailbox })[] = [];
    const unsent: { id: string; reason: string }[] = [];
    for (const mail of due) {
      const mailbox = mailboxOf.get(mail.mailboxId);
      if (mailbox?.isSendingHeld || mailbox?.isDiskFull) continue;
      const left = await withoutSuppressed(deps, trx, mail);
      if (mailbox && left) mails.push({ ...mail, recipients: left, mailbox });
      else unsent.push({ id: mail.id, reason: mailbox ? 'suppressed' : 'noMailbox' });
    }
    await endPlanned(trx, 'stopped', unsent, now);
    const counters = mails.map(({ mailbox: { id: key, zone } }) => {
      return { kind: 'mailbox', key, day: dayAt(zone, now.getTime()).day } as const;
    });
    const { ids } = await lockCounters(trx, counters);
    const rows = mails.map(({ id }, n) => {
      const counter = counters[n];
      const counted = counter && ids.get(`${counter.kind} ${counter.key} ${counter.day}`);
      return { id, countedIn: counted === undefined ? [] : [counted] };
    });
    await addToCounters(
      trx,
      rows.flatMap(({ countedIn }) => countedIn),
      1,
    );
    await reserveRows(trx, me, rows, now);
    return { kind: 'reserved', mails };
  });

async function lockDue(trx: Trx, now: Date): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`select l.id, l.workspace_id as "workspaceId", l.mailbox_id as "mailboxId",
      m.delivery_id as "deliveryId", l.message_id as "messageId", l.put_off as "putOff", m.recipients
    from send_ledger l join delivery_mails m on m.ledger_id = l.id
    where l.open and l.owner_kind = 'compose' and l.state = 'planned' and l.due_at <= ${now}
    order by l.due_at, l.id limit ${AT_ONCE} for update of l skip locked`.execute(trx);
  return rows;
}

/** None where nobody is left. */
async function withoutSuppressed(
  { findSuppressed }: DeliveryDeps,
  trx: Trx,
  { id, workspaceId, recipients }: DueMail,
): Promise<RecipientLists | undefined> {
  // A recipient may have been erased since.
  if (addressesOf(recipients).length === 0) return undefined;
  const suppressed = await findSuppressed(trx, { workspaceId }, addressesOf(recipients));
  if (suppressed.size === 0) return recipients;
  const [left] = leaveOut([recipients], (address) => suppressed.has(address));
  if (left)
    await sql`update delivery_mails set recipients = ${JSON.stringify(left)} where ledger_id = ${id}`.execute(trx);
  return left;
}

export async function findNextDue(db: DeliveryDeps['db']): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(due_at) as at from send_ledger
    where open and owner_kind = 'compose' and state = 'planned' and due_at < 'infinity'`.execute(db);
  return rows[0]?.at ?? null;
}
