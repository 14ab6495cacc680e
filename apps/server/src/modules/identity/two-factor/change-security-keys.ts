import { AppError } from '@outrider/contract/errors';
import type { FreshRecoveryCodes, NewKey, Proof } from '@outrider/contract/identity/two-factor';
import type { IdentityDeps } from '../identity-deps.ts';
import { lockUser, type UserScope } from '../users.repository.ts';
import { findFactors } from './factors.ts';
import { forgetFactors } from './forget-factors.ts';
import { prove } from './prove.ts';
import { deleteKey, insertKey, listKeys } from './security-keys.repository.ts';
import { askForNewKey, checkNewKey } from './security-keys.ts';
import { settleNewFactor } from './settle-new-factor.ts';
import { sendFactorNotice } from './two-factor-mails.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'passwords' | 'sealer' | 'relyingParty' | 'now'>;

export async function startSecurityKey(deps: Deps, scope: UserScope, proof: Proof) {
  const user = await prove(deps, scope, proof);
  return askForNewKey(deps, user, await listKeys(deps.db, scope));
}

/** Needs no proof of its own: it answers a challenge that was given for one. */
export async function addSecurityKey(
  deps: Deps,
  scope: UserScope,
  { keyName, key }: { keyName: string; key: NewKey },
): Promise<FreshRecoveryCodes> {
  const now = deps.now();
  const checked = await checkNewKey(deps, scope, key);
  if (!checked) throw new AppError('securityKeyRefused');
  return deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, scope);
    const before = await findFactors(trx, scope);
    if (!(await insertKey(trx, scope, { ...checked, name: keyName }, now))) throw new AppError('securityKeyRefused');
    return settleNewFactor(trx, deps, { scope, before, change: 'key-added', now });
  });
}

/** Removing the last factor turns two-factor off. */
export async function removeSecurityKey(
  deps: Deps,
  scope: UserScope,
  { keyId, proof }: { keyId: string; proof: Proof },
): Promise<void> {
  await prove(deps, scope, proof);
  await deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, scope);
    if (!(await deleteKey(trx, scope, keyId))) throw new AppError('notFound');
    const { on } = await findFactors(trx, scope);
    if (!on) await forgetFactors(trx, scope);
    await sendFactorNotice(trx, deps.jobs, scope, on ? 'key-removed' : 'off', deps.now());
  });
}
