import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Tables, Trx } from '../../../platform/db.ts';
import type { UserScope } from '../users.repository.ts';
import type { ChallengePurpose } from './two-factor.tables.ts';

export type SecurityKey = Selectable<Tables['security_keys']>;

export const listKeys = (db: Db | Trx, { workspaceId, userId }: UserScope): Promise<SecurityKey[]> =>
  db
    .selectFrom('security_keys')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .execute();

export type NewSecurityKey = {
  credentialId: string;
  publicKey: Uint8Array;
  signCount: number;
  transports: string[];
  name: string;
};

/** False when this key is known already, here or to another account. */
export async function insertKey(trx: Trx, scope: UserScope, key: NewSecurityKey, now: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('security_keys')
    .values({
      id: randomUUID(),
      workspace_id: scope.workspaceId,
      user_id: scope.userId,
      credential_id: key.credentialId,
      public_key: Buffer.from(key.publicKey),
      sign_count: key.signCount,
      transports: key.transports,
      name: key.name,
      added_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Notes that a key was used. False when its count moved meanwhile, which is how a copied key gives itself away. */
export async function countUse(db: Db, { workspaceId }: UserScope, key: SecurityKey, signCount: number, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('security_keys')
    .set({ sign_count: signCount, last_used_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', key.id)
    .where('sign_count', '=', key.sign_count)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteKey(trx: Trx, { workspaceId, userId }: UserScope, keyId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('security_keys')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', '=', keyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const deleteKeys = (trx: Trx, { workspaceId, userId }: UserScope) =>
  trx.deleteFrom('security_keys').where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute();

type Challenge = { hash: string; purpose: ChallengePurpose };

export const insertChallenge = (
  db: Db,
  { workspaceId, userId }: UserScope,
  { hash, purpose, now }: Challenge & { now: Date },
) =>
  db
    .insertInto('security_key_challenges')
    .values({ challenge_hash: hash, workspace_id: workspaceId, user_id: userId, purpose, created_at: now })
    .execute();

/** Each challenge is answered once, rightly or not. */
export async function takeChallenge(
  db: Db,
  { workspaceId, userId }: UserScope,
  { hash, purpose, notBefore }: Challenge & { notBefore: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('security_key_challenges')
    .where('challenge_hash', '=', hash)
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>=', notBefore)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
