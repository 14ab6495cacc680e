import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../platform/db.ts';
import { FIELD_COLUMNS } from './contact-columns.ts';
import './contacts.tables.ts';

/** Everything but what only the indexes need. */
export const SHOWN = [
  'id',
  'email',
  ...Object.values(FIELD_COLUMNS),
  'source',
  'fields',
  'tag_ids',
  'list_ids',
  'created_at',
  'verification_category',
  'verification_reason',
  'verification_mx',
  'verified_at',
  'suppressed_reason',
  'suppressed_at',
  'last_event',
  'last_event_at',
  'last_event_about',
] as const;

/** What a contact consists of wherever it lies; the rest is made of it. */
export const KEPT = [...SHOWN, 'campaign_ids', 'added_by', 'workspace_id'] as const;
export const KEPT_COLUMNS = sql.join(KEPT.map((column) => sql.ref(column)));

export type NewContact = Omit<Insertable<Tables['contacts']>, 'workspace_id'>;

/** False when the address is taken, be it by a row on its way, which the index of addresses does not know. */
export async function insertContact(trx: Trx, scope: Scope, contact: NewContact): Promise<boolean> {
  if (await findContactByEmail(trx, scope, contact.email)) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('contacts')
    .values({ ...contact, workspace_id: scope.workspaceId })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'email']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** For a workspace that has none yet. */
export const insertFirstContacts = (trx: Trx, { workspaceId }: Scope, contacts: readonly NewContact[]) =>
  trx
    .insertInto('contacts')
    .values(contacts.map((contact) => ({ ...contact, workspace_id: workspaceId })))
    .execute();

export const findContact = (db: Db | Trx, { workspaceId }: Scope, id: string) =>
  db
    .selectFrom('contacts')
    .select(SHOWN)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

export type LockedContact = Awaited<ReturnType<typeof lockContacts>>[number];

export type ContactRow = NonNullable<Awaited<ReturnType<typeof findContact>>>;

export const findContactByEmail = (db: Db | Trx, { workspaceId }: Scope, email: string) =>
  db
    .selectFrom('contacts')
    .select(SHOWN)
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .executeTakeFirst();

/** Held until the end of the transaction, in the order in which recording results of mails holds them too. */
export const lockContacts = (trx: Trx, { workspaceId }: Scope, ids: readonly string[]) =>
  trx
    .selectFrom('contacts')
    .select(SHOWN)
    .select('campaign_ids')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyOf(ids))
    .orderBy('email')
    .forUpdate()
    .execute();

export const changeContact = (
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  change: Updateable<Omit<Tables['contacts'], 'id' | 'workspace_id'>>,
) => trx.updateTable('contacts').set(change).where('workspace_id', '=', workspaceId).where('id', '=', id).execute();

export async function deleteContactRows(trx: Trx, { workspaceId }: Scope, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('contacts')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyOf(ids))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** One parameter however many ids there are; PostgreSQL takes 65 535 parameters at most. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;

export const findContacts = (db: Db | Trx, { workspaceId }: Scope, ids: readonly string[]) =>
  db
    .selectFrom('contacts')
    .select(SHOWN)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyOf(ids))
    .execute();
