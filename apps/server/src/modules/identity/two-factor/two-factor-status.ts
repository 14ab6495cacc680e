import type { TwoFactorStatus } from '@outrider/contract/identity/two-factor';
import type { IdentityDeps } from '../identity-deps.ts';
import type { UserScope } from '../users.repository.ts';
import { findFactors } from './factors.ts';

export async function twoFactorStatus({ db }: Pick<IdentityDeps, 'db'>, scope: UserScope): Promise<TwoFactorStatus> {
  const { on, app, keys, recoveryCodes } = await findFactors(db, scope);
  return {
    on,
    app: app ? timesOf(app) : null,
    keys: keys.map((key) => ({ keyId: key.id, name: key.name, ...timesOf(key) })),
    recoveryCodes,
  };
}

const timesOf = ({ added_at, last_used_at }: { added_at: Date; last_used_at: Date | null }) => ({
  addedAt: added_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});
