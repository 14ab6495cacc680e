import type { Db, Trx } from '../../../platform/db.ts';
import type { UserScope } from '../users.repository.ts';
import { type AuthenticatorApp, findApp } from './authenticator-apps.repository.ts';
import { countRecoveryCodes } from './recovery-codes.repository.ts';
import { listKeys, type SecurityKey } from './security-keys.repository.ts';

export type Factors = {
  /** Two-factor is on as soon as there is an app or a key; recovery codes alone protect nothing. */
  on: boolean;
  app: AuthenticatorApp | undefined;
  keys: SecurityKey[];
  recoveryCodes: { left: number; total: number };
};

export async function findFactors(db: Db | Trx, scope: UserScope): Promise<Factors> {
  const app = await findApp(db, scope);
  const keys = await listKeys(db, scope);
  return { on: app !== undefined || keys.length > 0, app, keys, recoveryCodes: await countRecoveryCodes(db, scope) };
}
