import { AppError } from '@outrider/contract/errors';
import type { Proof } from '@outrider/contract/identity/two-factor';
import type { IdentityDeps } from '../identity-deps.ts';
import { lockUser, type UserScope } from '../users.repository.ts';
import { findFactors } from './factors.ts';
import { prove } from './prove.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { sendFactorNotice } from './two-factor-mails.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'passwords' | 'sealer' | 'relyingParty' | 'now'>;

export async function renewRecoveryCodes(deps: Deps, scope: UserScope, proof: Proof): Promise<string[]> {
  await prove(deps, scope, proof);
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, scope);
    const { on } = await findFactors(trx, scope);
    if (!on) throw new AppError('notFound');
    await sendFactorNotice(trx, deps.jobs, scope, 'codes', now);
    return issueRecoveryCodes(trx, scope, now);
  });
}
