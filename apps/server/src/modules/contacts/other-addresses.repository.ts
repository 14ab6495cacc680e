import { sql } from 'kysely';
import type { Scope, Trx } from '../../platform/db.ts';
import './contacts.tables.ts';

/**
 * The other addresses of the contacts that have one of these, with the merge that made them one person while it can be
 * undone.
 */
export async function listOfSamePeople(
  trx: Trx,
  { workspaceId }: Scope,
  addresses: readonly string[],
): Promise<{ address: string; mergeId: string | null }[]> {
  if (addresses.length === 0) return [];
  const known = [...addresses];
  const { rows } = await sql<{ address: string; mergeId: string | null }>`
    with theirs as (
      select contact_id, merge_id from contact_addresses
      where workspace_id = ${workspaceId} and address = any(${known}::text[])
      union
      select a.contact_id, null from contact_addresses a join contacts c on c.id = a.contact_id
      where a.workspace_id = ${workspaceId} and c.email = any(${known}::text[]))
    select address, merge_id as "mergeId" from contact_addresses
    where workspace_id = ${workspaceId} and contact_id in (select contact_id from theirs) and address <> all(${known}::text[])
    union
    select c.email, t.merge_id from contacts c join theirs t on t.contact_id = c.id
    where c.workspace_id = ${workspaceId} and c.email <> all(${known}::text[])`.execute(trx);
  return rows;
}

/** Before the contacts: who writes down what happened at one of these holds it, and then waits for the contact. */
export const lockOtherAddresses = (trx: Trx, { workspaceId }: Scope, contactIds: readonly string[]) =>
  trx
    .selectFrom('contact_addresses')
    .select('address')
    .where('workspace_id', '=', workspaceId)
    .where('contact_id', '=', sql<string>`any(${[...contactIds]}::uuid[])`)
    .orderBy('address')
    .forUpdate()
    .execute();

type Merged = { mergeId: string; keptId: string; gone: readonly { id: string; email: string }[] };

/** What happens at the addresses of those merged, and at their other ones, happens to the kept contact. */
export async function moveAddresses(
  trx: Trx,
  { workspaceId }: Scope,
  { mergeId, keptId, gone }: Merged,
): Promise<void> {
  await sql`update contact_addresses set contact_id = ${keptId}
    where workspace_id = ${workspaceId} and contact_id = any(${gone.map(({ id }) => id)}::uuid[])`.execute(trx);
  await sql`insert into contact_addresses (workspace_id, address, contact_id, merge_id)
    select ${workspaceId}, address, ${keptId}, ${mergeId} from unnest(${gone.map(({ email }) => email)}::text[]) address
    on conflict (workspace_id, address) do update set contact_id = excluded.contact_id, merge_id = excluded.merge_id`.execute(
    trx,
  );
}

type Unmerged = { id: string; email: string; other_addresses: readonly string[] };

/** They have their addresses for themselves again. */
export async function giveAddressesBack(
  trx: Trx,
  { workspaceId }: Scope,
  keptId: string,
  gone: readonly Unmerged[],
): Promise<void> {
  for (const { id, email, other_addresses } of gone) {
    await sql`delete from contact_addresses
      where workspace_id = ${workspaceId} and contact_id = ${keptId} and address = ${email}`.execute(trx);
    await sql`update contact_addresses set contact_id = ${id} where workspace_id = ${workspaceId}
      and contact_id = ${keptId} and address = any(${[...other_addresses]}::text[])`.execute(trx);
  }
}
