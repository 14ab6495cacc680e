import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../inbox.tables.ts';

/** When the demo company began, which all its dates count from. */
export async function findDemoStart(db: Db, { workspaceId }: Scope): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`select created_at as at from workspaces where id = ${workspaceId}`.execute(
    db,
  );
  return rows[0]?.at;
}

export type LeftAt = { path: string; flags: string[] };

/** Where each message of a mailbox lay when it was last read; nothing for a mailbox that never was. */
export async function listLeft(
  db: Db,
  { workspaceId }: Scope,
  email: string,
): Promise<Map<string, LeftAt> | undefined> {
  const { rows } = await sql<Row>`select m.message_id as "messageId", f.path, m.seen, m.starred, m.answered
    from mailboxes b join inbox_folders f on f.mailbox_id = b.id left join inbox_messages m on m.folder_id = f.id
    where b.workspace_id = ${workspaceId} and b.email = ${email}`.execute(db);
  if (rows.length === 0) return undefined;
  return new Map(
    rows.flatMap(({ messageId, path, seen, starred, answered }): [string, LeftAt][] => {
      const flags = [seen && '\\Seen', starred && '\\Flagged', answered && '\\Answered'].filter(
        (flag) => flag !== false,
      );
      return messageId === null ? [] : [[messageId, { path, flags }]];
    }),
  );
}

type Row = { messageId: string | null; path: string; seen: boolean; starred: boolean; answered: boolean };
