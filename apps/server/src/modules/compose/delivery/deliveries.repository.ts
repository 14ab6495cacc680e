import type { DeliveryState } from '@outrider/contract/compose/delivery';
import type { LinkedFile } from '@outrider/mail-kit/compose/link-card';
import type { RecipientLists } from '@outrider/mail-kit/delivery/plan-recipients';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { tellChanged } from '../../inbox/index.ts';
import type { Failure, FrozenQuote } from './delivery.tables.ts';

/** Workers hear that a mail is to leave. */
export const DELIVERIES_CHANNEL = 'mail_to_deliver';

export type StoredDelivery = {
  id: string;
  workspaceId: string;
  draftId: string;
  version: number;
  userId: string;
  mailboxId: string;
  kind: 'now' | 'undo' | 'schedule';
  deliverAt: Date;
  zone: string;
  state: DeliveryState;
  subject: string;
  quote: FrozenQuote | null;
  links: LinkedFile[];
  traced: boolean;
  failures: Failure[];
  refusal: string;
  words: string;
  sentMid: string | null;
  tid: string | null;
};

const COLUMNS = [
  'id',
  'workspace_id as workspaceId',
  'draft_id as draftId',
  'version',
  'user_id as userId',
  'mailbox_id as mailboxId',
  'kind',
  'deliver_at as deliverAt',
  'zone',
  'state',
  'subject',
  'quote',
  'links',
  'traced',
  'failures',
  'refusal',
  'words',
  'sent_mid as sentMid',
  'tid',
] as const;

export type NewDelivery = Omit<StoredDelivery, 'state' | 'refusal' | 'words' | 'sentMid'> & { createdAt: Date };
export type NewMail = { ledgerId: string; messageId: string; recipients: RecipientLists };

export async function insertDelivery(trx: Trx, delivery: NewDelivery, mails: readonly NewMail[]): Promise<void> {
  const { id, workspaceId, mailboxId, deliverAt } = delivery;
  await trx
    .insertInto('deliveries')
    .values({
      id,
      workspace_id: workspaceId,
      draft_id: delivery.draftId,
      version: delivery.version,
      user_id: delivery.userId,
      mailbox_id: mailboxId,
      kind: delivery.kind,
      deliver_at: deliverAt,
      zone: delivery.zone,
      created_at: delivery.createdAt,
      ended_at: null,
      subject: delivery.subject,
      quote: delivery.quote && JSON.stringify(delivery.quote),
      links: JSON.stringify(delivery.links),
      traced: delivery.traced,
      failures: JSON.stringify(delivery.failures),
      sent_mid: null,
      tid: delivery.tid,
    })
    .execute();
  await sql`insert into send_ledger (id, workspace_id, owner_kind, owner_id, mailbox_id, message_id, due_at)
    overriding system value
    select u.id, ${workspaceId}, 'compose', ${id}, ${mailboxId}, u.message_id, ${deliverAt}
    from unnest(${mails.map(({ ledgerId }) => ledgerId)}::bigint[], ${mails.map(({ messageId }) => messageId)}::text[])
      as u (id, message_id)`.execute(trx);
  await sql`insert into delivery_mails (ledger_id, delivery_id, workspace_id, recipients)
    select u.id, ${id}, ${workspaceId}, u.recipients
    from unnest(${mails.map(({ ledgerId }) => ledgerId)}::bigint[],
      ${mails.map(({ recipients }) => JSON.stringify(recipients))}::jsonb[]) as u (id, recipients)`.execute(trx);
  await tellDelivery(trx, delivery);
  await sql`select pg_notify(${DELIVERIES_CHANNEL}, '')`.execute(trx);
}

export const wakeDelivery = async (trx: Db | Trx): Promise<void> => {
  await sql`select pg_notify(${DELIVERIES_CHANNEL}, '')`.execute(trx);
};

/** Tells the pages of the workspace, and the request that waits for its end. */
const tellDelivery = (
  db: Db | Trx,
  { id, workspaceId, mailboxId }: Pick<StoredDelivery, 'id' | 'workspaceId' | 'mailboxId'>,
): Promise<void> => tellChanged(db, { workspaceId }, [mailboxId], { kind: 'delivery', id });

export async function findDelivery(
  db: Db | Trx,
  { workspaceId }: Scope,
  id: string,
): Promise<StoredDelivery | undefined> {
  return db
    .selectFrom('deliveries')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
}

export async function listDeliveries(
  db: Db,
  { workspaceId }: Scope,
  ids: readonly string[],
): Promise<StoredDelivery[]> {
  return db
    .selectFrom('deliveries')
    .select(COLUMNS)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('workspace_id', '=', workspaceId)
    .execute();
}

/** The same, and nobody else changes it before the end of the transaction. */
export async function lockDelivery(trx: Trx, { workspaceId }: Scope, id: string): Promise<StoredDelivery | undefined> {
  return trx
    .selectFrom('deliveries')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findNewest(
  db: Db | Trx,
  { workspaceId }: Scope,
  draftId: string,
): Promise<StoredDelivery | undefined> {
  return db
    .selectFrom('deliveries')
    .select(COLUMNS)
    .where('draft_id', '=', draftId)
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function listWaiting(db: Db, { workspaceId }: Scope, limit: number): Promise<StoredDelivery[]> {
  return db
    .selectFrom('deliveries')
    .select(COLUMNS)
    .where('workspace_id', '=', workspaceId)
    .where('state', 'in', ['waiting', 'doubt'])
    .orderBy('deliver_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type DeliveryMail = {
  ledgerId: string;
  deliveryId: string;
  messageId: string;
  state: string;
  recipients: RecipientLists;
};

export async function listMails(db: Db | Trx, deliveryIds: readonly string[]): Promise<DeliveryMail[]> {
  const { rows } = await sql<DeliveryMail>`select m.ledger_id as "ledgerId", m.delivery_id as "deliveryId",
      l.message_id as "messageId", l.state, m.recipients
    from delivery_mails m join send_ledger l on l.id = m.ledger_id
    where m.delivery_id = any(${[...deliveryIds]}::uuid[]) order by m.ledger_id`.execute(db);
  return rows;
}

/** Nobody reserves them, and no last byte is marked, before the end of the transaction. */
export async function lockMails(trx: Trx, deliveryId: string): Promise<{ id: string; state: string }[]> {
  const { rows } = await sql<{ id: string; state: string }>`select id, state from send_ledger
    where owner_kind = 'compose' and owner_id = ${deliveryId} order by id for update`.execute(trx);
  return rows;
}

export const stopMails = async (trx: Trx, deliveryId: string, at: Date): Promise<void> => {
  await sql`update send_ledger set state = 'stopped', open = false, settled_at = ${at}, reason = 'undone'
    where owner_kind = 'compose' and owner_id = ${deliveryId} and state in ('planned', 'reserved')`.execute(trx);
};

/** They leave now. */
export const hastenMails = async (trx: Trx, deliveryId: string, at: Date): Promise<void> => {
  await sql`update send_ledger set due_at = ${at} where owner_kind = 'compose' and owner_id = ${deliveryId}
    and state = 'planned'`.execute(trx);
};

export type DeliveryChange = {
  state?: DeliveryState;
  endedAt?: Date | null;
  deliverAt?: Date;
  kind?: StoredDelivery['kind'];
  failures?: readonly Failure[];
  refusal?: string;
  words?: string;
};

const WORDS_MAX = 500;

export async function changeDelivery(
  trx: Trx,
  delivery: Pick<StoredDelivery, 'id' | 'workspaceId' | 'mailboxId'>,
  { state, endedAt, deliverAt, kind, failures, refusal, words }: DeliveryChange,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({
      ...(state && { state }),
      ...(endedAt !== undefined && { ended_at: endedAt }),
      ...(deliverAt && { deliver_at: deliverAt }),
      ...(kind && { kind }),
      ...(failures && { failures: JSON.stringify(failures) }),
      ...(refusal !== undefined && { refusal }),
      ...(words !== undefined && { words: words.slice(0, WORDS_MAX).toWellFormed() }),
    })
    .where('id', '=', delivery.id)
    .where('workspace_id', '=', delivery.workspaceId)
    .execute();
  await tellDelivery(trx, delivery);
}

/** Mails of a mailbox's own were read: which message of which thread each delivery is, and pages are notified. */
export async function noteSentCopies(db: Db, { workspaceId, mailboxId }: Scope & { mailboxId: string }): Promise<void> {
  const { rows } = await sql<StoredDelivery>`update deliveries d set sent_mid = m.id, tid = m.thread_id
    from delivery_mails dm join send_ledger l on l.id = dm.ledger_id
    join inbox_messages m on m.mailbox_id = l.mailbox_id and m.message_id = btrim(l.message_id, '<>')
    where d.workspace_id = ${workspaceId} and d.mailbox_id = ${mailboxId} and d.sent_mid is null and dm.delivery_id = d.id
      and m.is_own and m.role is distinct from 'drafts'
    returning d.id, d.workspace_id as "workspaceId", d.mailbox_id as "mailboxId"`.execute(db);
  for (const delivery of rows) await tellDelivery(db, delivery);
}

export async function findThreadOf(db: Db | Trx, { workspaceId }: Scope, mid: string): Promise<string | null> {
  const row = await db
    .selectFrom('inbox_messages')
    .select('thread_id')
    .where('id', '=', mid)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.thread_id ?? null;
}
