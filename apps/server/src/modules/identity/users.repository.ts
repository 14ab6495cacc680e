import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../platform/db.ts';
import './identity.tables.ts';

export type UserRow = Selectable<Tables['users']>;

/** Whose account a query may touch. */
export type UserScope = Scope & { userId: string };

/** By address, before anybody is signed in: the one look-up that cannot have a scope. */
export const findUserByEmail = (db: Db | Trx, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export const findUser = (db: Db | Trx, { workspaceId, userId }: UserScope): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', userId)
    .executeTakeFirst();

/** The first user; a workspace begins with its owner. */
export const findOwner = (db: Db | Trx, { workspaceId }: Scope): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

type NewUser = Pick<
  UserRow,
  'email' | 'password_hash' | 'verified_at' | 'company_name' | 'language' | 'time_zone' | 'name'
>;

/** A new user with a workspace of their own. Undefined when the address was taken in the meantime. */
export async function insertUser(trx: Trx, user: NewUser, now: Date): Promise<UserScope | undefined> {
  const workspaceId = randomUUID();
  const userId = randomUUID();
  await trx.insertInto('workspaces').values({ id: workspaceId, plan: 'free', created_at: now }).execute();
  const inserted = await trx
    .insertInto('users')
    .values({
      ...user,
      id: userId,
      workspace_id: workspaceId,
      password_changed_at: user.password_hash ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted && { workspaceId, userId };
}

export type UserChange = Partial<
  Pick<
    UserRow,
    | 'name'
    | 'company_name'
    | 'website'
    | 'avatar'
    | 'language'
    | 'time_zone'
    | 'date_format'
    | 'week_start'
    | 'verified_at'
  >
>;

export async function changeUser(db: Db | Trx, { workspaceId, userId }: UserScope, change: UserChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('users').set(change).where('workspace_id', '=', workspaceId).where('id', '=', userId).execute();
}

/** Marks the address as confirmed. False when it already was. */
export async function markVerified(trx: Trx, { workspaceId, userId }: UserScope, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ verified_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', userId)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many earlier passwords are remembered. */
const HISTORY = 5;

export async function replacePassword(trx: Trx, scope: UserScope, hash: string | null, now: Date): Promise<void> {
  const { workspaceId, userId } = scope;
  const current = await findUser(trx, scope);
  if (current?.password_hash) {
    await trx
      .insertInto('password_history')
      .values({
        id: randomUUID(),
        workspace_id: workspaceId,
        user_id: userId,
        password_hash: current.password_hash,
        replaced_at: now,
      })
      .execute();
  }
  await trx
    .updateTable('users')
    .set({ password_hash: hash, password_changed_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', userId)
    .execute();
}

export async function listEarlierPasswords(db: Db | Trx, { workspaceId, userId }: UserScope): Promise<string[]> {
  const rows = await db
    .selectFrom('password_history')
    .select('password_hash')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .orderBy('replaced_at', 'desc')
    .limit(HISTORY)
    .execute();
  return rows.map((row) => row.password_hash);
}

export async function countMove(db: Db, { workspaceId, userId }: UserScope, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await db
    .insertInto('user_activity')
    .values({ workspace_id: workspaceId, user_id: userId, day, moves: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({ moves: sql<number>`user_activity.moves + 1` }),
    )
    .execute();
}

/** Makes every change of this user wait until the transaction ends. */
export const lockUser = (trx: Trx, { workspaceId, userId }: UserScope) =>
  trx
    .selectFrom('users')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', userId)
    .forUpdate()
    .execute();
