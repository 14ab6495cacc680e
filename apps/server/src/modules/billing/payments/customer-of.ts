import type { Scope } from '../../../platform/db.ts';
import { findBillingAccount } from '../accounts/accounts.repository.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { findCustomer, insertCustomer } from './purchases.repository.ts';

/** The workspace's customer at the card processor; made at the first call. */
export async function customerOf(deps: PaymentsDeps, scope: Scope): Promise<string> {
  const known = await findCustomer(deps.db, scope);
  if (known !== undefined) return known;
  const { workspaceId } = scope;
  const email = (await deps.ownerOf(scope))?.email ?? '';
  const { customerId } = await deps.cards.createCustomer({
    key: `customer:${workspaceId}:${email}`,
    workspaceId,
    email,
    address: (await findBillingAccount(deps.db, scope))?.address ?? null,
  });
  await insertCustomer(deps.db, scope, customerId, deps.now());
  return (await findCustomer(deps.db, scope)) ?? customerId;
}
