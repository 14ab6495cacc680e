import { dueNotice, graceUntil } from '@outrider/billing-rules/dunning';
import { queueSystemMail } from '../../../platform/mail/system-mail.ts';
import { moneyText } from '../../../platform/money-text.ts';
import { changeBillingAccount, listToLookAt, listUnpaid, lockBillingAccount } from '../accounts/accounts.repository.ts';
import type { AccountRow } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { lookForReversals } from '../reversals/look-for-reversals.ts';
import { countStanding, listAllWorkspaces } from '../usage/count-standing.ts';
import { lookAtSubscription } from './look-at-subscription.ts';

/** Events of the card processor may be lost: what should have changed by now is looked at. Then unpaid bills are announced. */
export async function maintainAccounts(deps: BillingDeps): Promise<void> {
  for (const { workspaceId, subscriptionId } of await listToLookAt(deps.db, deps.now())) {
    await lookAtSubscription(deps, { workspaceId }, subscriptionId).catch((error: unknown) =>
      deps.log.warn({ err: error, workspaceId }, 'a subscription could not be looked at'),
    );
  }
  await lookForReversals(deps);
  for (const account of await listUnpaid(deps.db)) await tellUnpaid(deps, account);
  for (const scope of await listAllWorkspaces(deps.db)) await countStanding(deps, scope);
}

/** One mail for each of its days, in the transaction that notes it. */
async function tellUnpaid(deps: BillingDeps, { workspace_id: workspaceId }: AccountRow): Promise<void> {
  const { db, jobs, now, book, ownerOf } = deps;
  const owner = await ownerOf({ workspaceId });
  await db.transaction().execute(async (trx) => {
    const account = await lockBillingAccount(trx, { workspaceId });
    if (!account.unpaid_since) return;
    const notice = dueNotice(account.unpaid_since, now(), account.notice_day);
    if (!notice) return;
    await changeBillingAccount(trx, { workspaceId }, { notice_day: notice.day });
    if (!owner) return;
    const facts = {
      total: moneyText(account.unpaid_total ?? 0, book.currency, owner.language),
      since: account.unpaid_since.toISOString().slice(0, 10),
      until: graceUntil(account.unpaid_since).toISOString().slice(0, 10),
      isReadOnly: String(notice.isReadOnly),
    };
    await queueSystemMail(trx, jobs, {
      kind: 'billing.unpaid',
      recipient: owner.email,
      language: owner.language,
      facts,
      now: now(),
    });
  });
}
