import type { Db, Scope } from '../../../../platform/db.ts';
import '../../inbox.tables.ts';

export type StoredBody = {
  html: string | null;
  body: string | null;
  rtf: string | null;
  written: string;
  is_cut: boolean;
};

export const findBody = (db: Db, { workspaceId }: Scope, messageId: string): Promise<StoredBody | undefined> =>
  db
    .selectFrom('inbox_bodies')
    .select(['html', 'body', 'rtf', 'written', 'is_cut'])
    .where('workspace_id', '=', workspaceId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
