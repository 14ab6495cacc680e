import type { Trx } from '../../../platform/db.ts';
import type { UserScope } from '../users.repository.ts';
import { deleteApp } from './authenticator-apps.repository.ts';
import { deleteRecoveryCodes } from './recovery-codes.repository.ts';
import { deleteKeys } from './security-keys.repository.ts';

/** Two-factor off leaves nothing behind: a recovery code printed today must not open the account next year. */
export async function forgetFactors(trx: Trx, scope: UserScope): Promise<void> {
  await deleteApp(trx, scope);
  await deleteKeys(trx, scope);
  await deleteRecoveryCodes(trx, scope);
}
