import { createHash } from 'node:crypto';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './identity.tables.ts';

/** The table must not become a list of who left. */
const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Notes whose accounts end; those without a password have nothing to prove themselves with later. */
export async function noteClosed(trx: Trx, { workspaceId }: Scope, now: Date): Promise<void> {
  const users = await trx
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('workspace_id', '=', workspaceId)
    .where('verified_at', 'is not', null)
    .execute();
  for (const { email, password_hash } of users) {
    if (password_hash === null) continue;
    const closed = { password_hash, closed_at: now };
    await trx
      .insertInto('closed_accounts')
      .values({ email_hash: hashOf(email), ...closed })
      .onConflict((conflict) => conflict.column('email_hash').doUpdateSet(closed))
      .execute();
  }
}

/** Before log-in there is no workspace to ask in. */
export const findClosed = (db: Db, email: string) =>
  db.selectFrom('closed_accounts').select('password_hash').where('email_hash', '=', hashOf(email)).executeTakeFirst();
