import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../contacts.tables.ts';

/** Those of these addresses whose owners are contacts, by their own address or by another of theirs. */
export async function findKnownAddresses(
  db: Db | Trx,
  { workspaceId }: Scope,
  emails: readonly string[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<{ email: string; id: string }>`
    select email, id from contacts where workspace_id = ${workspaceId} and email = any(${[...emails]}::text[])
    union all select address, contact_id from contact_addresses
    where workspace_id = ${workspaceId} and address = any(${[...emails]}::text[])`.execute(db);
  return new Map(rows.map(({ email, id }) => [email, id]));
}
