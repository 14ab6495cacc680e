import { fitsAsTaxId, plainTaxId } from '@outrider/billing-rules/tax-id';
import type { Billing, BillingAddress } from '@outrider/contract/billing/subscription';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { changeBillingAccount, lockBillingAccount } from '../accounts/accounts.repository.ts';
import { askCards } from '../accounts/ask-cards.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { findCustomer } from '../payments/purchases.repository.ts';
import { describeBilling } from './describe-billing.ts';

/** The address of invoices from now on; those that were issued stay as they are. */
export async function saveAddress(deps: BillingDeps, scope: Scope, given: BillingAddress): Promise<Billing> {
  const { db, cards, ownerOf } = deps;
  const { country, taxId } = given;
  if (!fitsAsTaxId(country, taxId)) throw new AppError('taxIdMalformed', { values: { country } });
  const address = { ...given, taxId: plainTaxId(taxId) };
  const customerId = await findCustomer(db, scope);
  if (customerId) {
    const email = (await ownerOf(scope))?.email ?? '';
    await askCards(deps, () => cards.updateCustomer(customerId, { workspaceId: scope.workspaceId, email, address }));
  }
  await db.transaction().execute(async (trx) => {
    await lockBillingAccount(trx, scope);
    await changeBillingAccount(trx, scope, { address: JSON.stringify(address) });
  });
  return describeBilling(deps, scope);
}
