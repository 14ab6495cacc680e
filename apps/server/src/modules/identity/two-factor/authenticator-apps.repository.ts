import type { Selectable } from 'kysely';
import type { Db, Tables, Trx } from '../../../platform/db.ts';
import type { UserScope } from '../users.repository.ts';
import './two-factor.tables.ts';

export type AuthenticatorApp = Selectable<Tables['authenticator_apps']>;

export const findApp = (db: Db | Trx, { workspaceId, userId }: UserScope): Promise<AuthenticatorApp | undefined> =>
  db
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Uses a step up. False when it, or a later one, was used before: of two sign-ins with one code only one gets the row. */
export async function takeStep(
  db: Db,
  { workspaceId, userId }: UserScope,
  { sealedSecret, step }: { sealedSecret: string; step: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_used_step: step, last_used_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    // The app may have been replaced since its secret was read.
    .where('sealed_secret', '=', sealedSecret)
    .where('last_used_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type ProvedApp = { sealedSecret: string; step: number };

export const replaceApp = (
  trx: Trx,
  { workspaceId, userId }: UserScope,
  { sealedSecret, step }: ProvedApp,
  now: Date,
) => {
  const app = { sealed_secret: sealedSecret, last_used_step: step, added_at: now, last_used_at: null };
  return trx
    .insertInto('authenticator_apps')
    .values({ ...app, user_id: userId, workspace_id: workspaceId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(app))
    .execute();
};

/** A new set-up takes the place of an unfinished one. */
export const replaceSetup = (db: Db, { workspaceId, userId }: UserScope, sealedSecret: string, now: Date) => {
  const setup = { sealed_secret: sealedSecret, started_at: now };
  return db
    .insertInto('authenticator_setups')
    .values({ ...setup, user_id: userId, workspace_id: workspaceId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(setup))
    .execute();
};

export const takeSetup = (trx: Trx, { workspaceId, userId }: UserScope, notBefore: Date) =>
  trx
    .deleteFrom('authenticator_setups')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('started_at', '>=', notBefore)
    .returning('sealed_secret')
    .executeTakeFirst();

export async function deleteApp(trx: Trx, { workspaceId, userId }: UserScope): Promise<void> {
  for (const table of ['authenticator_apps', 'authenticator_setups'] as const) {
    await trx.deleteFrom(table).where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute();
  }
}
