import type { ReplyLabel } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/db.ts';
import './inbox.tables.ts';

export type Writer = { email: string; label: ReplyLabel | null };

/** Who of these addresses wrote a mail of their own, and what the last one meant; machines and junk do not count. */
export async function listWriters(db: Db, { workspaceId }: Scope, emails: readonly string[]): Promise<Writer[]> {
  const { rows } = await sql<Writer>`
    select distinct on (from_address) from_address as email, reply_label as label from inbox_messages
    where workspace_id = ${workspaceId} and from_address = any(${[...emails]}::text[]) and kind = 'human'
      and not is_own and not is_warmup and role is distinct from 'spam'
    order by from_address, received_at desc`.execute(db);
  return rows;
}
