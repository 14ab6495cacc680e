import type { SealedState } from '@outrider/contract/sealed-mail';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tables, Trx } from '../../platform/db.ts';
import type { SealedMailOwner } from './sealed-mail-deps.ts';
import './sealed-mail.tables.ts';

export type SealedMailRow = Selectable<Tables['sealed_mails']>;

export const stateAt = ({ state, expires_at: expiresAt }: SealedMailRow, now: Date): SealedState =>
  state !== 'revoked' && expiresAt <= now ? 'expired' : state;

export const insertSealedMail = (db: Db, row: Insertable<Tables['sealed_mails']>) =>
  db.insertInto('sealed_mails').values(row).execute();

/** By the id a link carries: its visitor is no user, so that it cannot have a scope. */
export const findLinkedMail = (db: Db | Trx, id: string): Promise<SealedMailRow | undefined> =>
  db.selectFrom('sealed_mails').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, for who is about to change it. */
export const lockLinkedMail = (trx: Trx, id: string): Promise<SealedMailRow | undefined> =>
  trx.selectFrom('sealed_mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findOwnMail = (
  db: Db | Trx,
  { workspaceId, userId }: SealedMailOwner,
  id: string,
): Promise<SealedMailRow | undefined> =>
  db
    .selectFrom('sealed_mails')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

export const lockOwnMail = (
  trx: Trx,
  { workspaceId, userId }: SealedMailOwner,
  id: string,
): Promise<SealedMailRow | undefined> =>
  trx
    .selectFrom('sealed_mails')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type ListedMail = SealedMailRow & { answers: number; unread: number };

/** Newest first, those after one of them. What was never wholly uploaded was never sent. */
export async function listOwnMails(
  db: Db,
  { workspaceId, userId }: SealedMailOwner,
  { after, limit }: { after: string; limit: number },
): Promise<ListedMail[]> {
  const isAfter =
    after === ''
      ? sql<boolean>`true`
      : sql<boolean>`(m.created_at, m.id) < (select created_at, id from sealed_mails
          where id = ${after} and workspace_id = ${workspaceId})`;
  const { rows } = await sql<ListedMail>`select m.*,
      (select count(*)::int from sealed_mail_answers a where a.mail_id = m.id) as answers,
      (select count(*)::int from sealed_mail_answers a where a.mail_id = m.id and a.read_at is null) as unread
    from sealed_mails m
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and m.state <> 'uploading' and ${isAfter}
    order by m.created_at desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}

type MailChange = Partial<
  Pick<
    SealedMailRow,
    'state' | 'wrong_tries' | 'opened' | 'first_opened_at' | 'last_opened_at' | 'misdirected_at' | 'sealed_password'
  >
>;

/** A row that the transaction has locked. */
export const changeMail = (trx: Trx, { id, workspace_id: workspaceId }: SealedMailRow, change: MailChange) =>
  trx.updateTable('sealed_mails').set(change).where('id', '=', id).where('workspace_id', '=', workspaceId).execute();
