import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Scope } from '../../../platform/db.ts';
import '../record/campaigns.tables.ts';

/** How much of a mail a list needs to tell how it begins. */
const BEGINNING = 2_000;

type MailContent = { subject: string; preheader: string; html: string; text: string | null; isPlainText: boolean };
type Beginning = Pick<MailContent, 'subject' | 'html' | 'text'>;
type Listed = Beginning & { id: string; name: string; changedAt: Date };

export async function listTemplateRows(db: Db, { workspaceId }: Scope): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select id, name, subject, left(html, ${BEGINNING}) as html, left(text, ${BEGINNING}) as text, changed_at as "changedAt"
    from mail_templates where workspace_id = ${workspaceId} order by lower(name)`.execute(db);
  return rows;
}

export async function findTemplate(
  db: Db,
  { workspaceId }: Scope,
  id: string,
): Promise<(MailContent & { name: string }) | undefined> {
  return db
    .selectFrom('mail_templates')
    .select(['name', 'subject', 'preheader', 'html', 'text', 'is_plain_text as isPlainText'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

type New = MailContent & { id: string; name: string; at: Date };

/** Whether it was kept: the name may be taken, or there may be too many. */
export async function insertTemplate(
  db: Db,
  { workspaceId }: Scope,
  { id, name, at, ...content }: New,
  max: number,
): Promise<'kept' | 'nameTaken' | 'tooMany'> {
  const { rows } = await sql<{ room: boolean; kept: boolean }>`
    with room as (select count(*) < ${max} as room from mail_templates where workspace_id = ${workspaceId}),
      kept as (
        insert into mail_templates (id, workspace_id, name, subject, preheader, html, text, is_plain_text, changed_at)
        select ${id}, ${workspaceId}, ${name}, ${content.subject}, ${content.preheader}, ${content.html}, ${content.text},
          ${content.isPlainText}, ${at} from room where room
        on conflict (workspace_id, lower(name)) do nothing returning 1)
    select room, exists (select from kept) as kept from room`.execute(db);
  const [outcome] = rows;
  if (outcome?.kept) return 'kept';
  return outcome?.room ? 'nameTaken' : 'tooMany';
}

export async function renameTemplateRow(
  db: Db,
  { workspaceId }: Scope,
  { id, name, at }: { id: string; name: string; at: Date },
): Promise<'renamed' | 'nameTaken' | 'notFound'> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('mail_templates')
      .set({ name, changed_at: at })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? 'renamed' : 'notFound';
  } catch (error) {
    // The index alone knows of a name that another request gives in the same moment.
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return 'nameTaken';
    throw error;
  }
}

/** SQLSTATE. */
const UNIQUE_VIOLATION = '23505';

export async function deleteTemplateRow(db: Db, { workspaceId }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_templates')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
