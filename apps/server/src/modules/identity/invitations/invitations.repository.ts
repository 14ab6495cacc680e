import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Trx } from '../../../platform/db.ts';
import '../identity.tables.ts';

declare module '../../../platform/db.ts' {
  interface Tables {
    invitations: {
      id: string;
      token_hash: string;
      email: string | null;
      for_owner: boolean;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}

export type Invitation = Selectable<Tables['invitations']>;

type NewInvitation = Omit<Invitation, 'id' | 'used_at'>;

export const insertInvitation = (db: Db | Trx, invitation: NewInvitation) =>
  db
    .insertInto('invitations')
    .values({ ...invitation, id: randomUUID(), used_at: null })
    .execute();

/** By its token, before there is an account, hence without a scope; so is all of this file. */
export const findInvitation = (db: Db | Trx, tokenHash: string): Promise<Invitation | undefined> =>
  db.selectFrom('invitations').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** Uses the link up. Undefined when it was used or is too old: of two people only one gets the row. */
export const takeInvitation = (trx: Trx, tokenHash: string, now: Date): Promise<Invitation | undefined> =>
  trx
    .updateTable('invitations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Whether anybody can use this installation. */
export async function hasOwner(db: Db | Trx): Promise<boolean> {
  const owner = await db.selectFrom('users').select('id').where('verified_at', 'is not', null).limit(1).execute();
  return owner.length > 0;
}

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('email', '=', email).execute();
  return found.length > 0;
}

const OWNER_LOCK = 7_205_761;

/** The first account is made by one caller at a time, by a link or at a terminal. */
export const lockOwner = (trx: Trx) => sql`select pg_advisory_xact_lock(${OWNER_LOCK})`.execute(trx);
