import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import type { SealedMailRow } from './sealed-mails.repository.ts';
import './sealed-mail.tables.ts';

type Answer = { id: string; bytes: Buffer; at: Date };

export async function countAnswers(trx: Trx, { id, workspace_id: workspaceId }: SealedMailRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sealed_mail_answers
    where mail_id = ${id} and workspace_id = ${workspaceId}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** False where the same answer came before. */
export async function insertAnswer(trx: Trx, mail: SealedMailRow, { id, bytes, at }: Answer): Promise<boolean> {
  const inserted = await trx
    .insertInto('sealed_mail_answers')
    .values({ id, mail_id: mail.id, workspace_id: mail.workspace_id, bytes, created_at: at, read_at: null })
    .onConflict((conflict) => conflict.columns(['mail_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const listAnswers = (db: Db, { id, workspace_id: workspaceId }: SealedMailRow) =>
  db
    .selectFrom('sealed_mail_answers')
    .select(['id', 'bytes', 'created_at as at'])
    .where('mail_id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const markAnswersRead = (db: Db, { id, workspace_id: workspaceId }: SealedMailRow, now: Date) =>
  db
    .updateTable('sealed_mail_answers')
    .set({ read_at: now })
    .where('mail_id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('read_at', 'is', null)
    .execute();
