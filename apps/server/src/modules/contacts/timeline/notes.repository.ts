import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../contacts.tables.ts';

export const insertNote = (trx: Trx, { workspaceId }: Scope, note: Omit<Tables['contact_notes'], 'workspace_id'>) =>
  trx
    .insertInto('contact_notes')
    .values({ ...note, workspace_id: workspaceId })
    .execute();

export const listNotes = (db: Db, { workspaceId }: Scope, contactId: string) =>
  db
    .selectFrom('contact_notes')
    .select(['id', 'text', 'at', 'by_name'])
    .where('workspace_id', '=', workspaceId)
    .where('contact_id', '=', contactId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function deleteNoteRow(db: Db, { workspaceId }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_notes')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
