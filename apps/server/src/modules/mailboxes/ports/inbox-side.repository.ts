import type { AccountStatus } from '@outrider/contract/mailboxes/account';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';

export type InboxMailbox = { id: string; email: string; name: string; status: AccountStatus; words: string };

type Page = { search: string; page: number; pageSize: number };

/** By address, those that have the searched text in it or in the sender's name; and how many cannot log in. */
export async function listInboxMailboxes(
  db: Db,
  { workspaceId }: Scope,
  { search, page, pageSize }: Page,
): Promise<{ mailboxes: InboxMailbox[]; total: number; cannotLogIn: number }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matching = db
    .selectFrom('mailboxes')
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('email', 'ilike', pattern), eb('sender_name', 'ilike', pattern)]));
  const mailboxes = await matching
    .select(['id', 'email', 'sender_name as name', 'status', 'status_reason as words'])
    .orderBy('email')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const { failing } = await db
    .selectFrom('mailboxes')
    .select(sql<number>`count(*)::int`.as('failing'))
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'error')
    .executeTakeFirstOrThrow();
  return { mailboxes, total, cannotLogIn: failing };
}

export const findMailboxNamed = (db: Db | Trx, { workspaceId }: Scope, name: string) =>
  db
    .selectFrom('mailboxes')
    .select(['id', 'email', 'sender_name as name'])
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb(sql`id::text`, '=', name.toLowerCase()), eb('email', '=', name.toLowerCase())]))
    .executeTakeFirst();

export const listMailboxAddresses = (db: Db | Trx, { workspaceId }: Scope, ids: readonly string[]) =>
  db
    .selectFrom('mailboxes')
    .select(['id', 'email'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
