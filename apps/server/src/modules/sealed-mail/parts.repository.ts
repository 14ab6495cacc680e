import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import type { SealedMailRow } from './sealed-mails.repository.ts';
import './sealed-mail.tables.ts';

export async function countStored(trx: Trx, { id, workspace_id: workspaceId }: SealedMailRow): Promise<number> {
  const { rows } = await sql<{ stored: number }>`select coalesce(sum(length(bytes)), 0)::int as stored
    from sealed_mail_parts where mail_id = ${id} and workspace_id = ${workspaceId}`.execute(trx);
  return rows[0]?.stored ?? 0;
}

export const insertPart = (trx: Trx, mail: SealedMailRow, startsAt: number, bytes: Buffer) =>
  trx
    .insertInto('sealed_mail_parts')
    .values({
      mail_id: mail.id,
      workspace_id: mail.workspace_id,
      starts_at: startsAt,
      bytes,
      expires_at: mail.expires_at,
    })
    .execute();

export async function readCiphertext(
  db: Db | Trx,
  { id, workspace_id: workspaceId }: Pick<SealedMailRow, 'id' | 'workspace_id'>,
): Promise<Buffer> {
  const parts = await db
    .selectFrom('sealed_mail_parts')
    .select('bytes')
    .where('mail_id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .orderBy('starts_at')
    .execute();
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

export const deleteParts = (trx: Trx, { id, workspace_id: workspaceId }: SealedMailRow) =>
  trx.deleteFrom('sealed_mail_parts').where('mail_id', '=', id).where('workspace_id', '=', workspaceId).execute();
