import { addMonths } from '@outrider/billing-rules/periods';
import type { Billing } from '@outrider/contract/billing/subscription';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { changeBillingAccount, findBillingAccount } from '../accounts/accounts.repository.ts';
import { askCards } from '../accounts/ask-cards.ts';
import type { AccountRow } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { CardSubscription } from '../cards/card-processor.ts';
import { describeBilling } from './describe-billing.ts';
import { keepSubscription } from './keep-subscription.ts';

type Subscribed = AccountRow & { subscription_id: string; period_end: Date };

export async function findSubscribed({ db }: Pick<BillingDeps, 'db'>, scope: Scope): Promise<Subscribed> {
  const account = await findBillingAccount(db, scope);
  if (!account?.subscription_id || !account.period_end) throw new AppError('noSubscription');
  return { ...account, subscription_id: account.subscription_id, period_end: account.period_end };
}

type Ask = (account: Subscribed, key: string) => Promise<CardSubscription>;
type Change = Parameters<typeof changeBillingAccount>[2];

/** Asks the card processor, writes down what it answered, and shows it. Each sets a state, so asking twice does no harm. */
async function change(deps: BillingDeps, scope: Scope, name: string, ask: Ask, also: (account: Subscribed) => Change) {
  const account = await findSubscribed(deps, scope);
  const subscription = await askCards(deps, () =>
    ask(account, `${name}:${account.subscription_id}:${deps.now().getTime()}`),
  );
  await deps.db.transaction().execute(async (trx) => {
    await keepSubscription(deps, trx, scope, subscription);
    await changeBillingAccount(trx, scope, also(account));
  });
  return describeBilling(deps, scope);
}

/** Nothing is billed and nothing sent for so many months from the end of the period; everything is kept. */
export const pausePlan = (deps: BillingDeps, scope: Scope, months: number): Promise<Billing> => {
  const until = ({ period_end }: Subscribed) => addMonths(period_end, months);
  return change(
    deps,
    scope,
    'pause',
    (account, key) =>
      deps.cards.pauseSubscription({ key, subscriptionId: account.subscription_id, resumesAt: until(account) }),
    (account) => ({ paused_from: account.period_end, paused_until: until(account) }),
  );
};

/** Ends a pause, or takes back an end or a step down that is still to come. */
export const resumePlan = (deps: BillingDeps, scope: Scope): Promise<Billing> =>
  change(
    deps,
    scope,
    'resume',
    (account, key) => {
      const subscriptionId = account.subscription_id;
      return account.paused_until
        ? deps.cards.resumeSubscription({ key, subscriptionId })
        : deps.cards.undoScheduled({ key, subscriptionId });
    },
    (account) =>
      account.paused_until
        ? { paused_from: null, paused_until: null }
        : { scheduled_plan: null, scheduled_by: null, scheduled_at: null, cancel_reason: '' },
  );

/** Ends the plan and all that is billed with it at the end of the period, in one step. */
export const cancelPlan = (deps: BillingDeps, scope: Scope, reason: string): Promise<Billing> =>
  change(
    deps,
    scope,
    'cancel',
    (account, key) => deps.cards.cancelAtPeriodEnd({ key, subscriptionId: account.subscription_id }),
    () => ({ cancel_reason: reason, scheduled_plan: null, scheduled_by: null, scheduled_at: null }),
  );
