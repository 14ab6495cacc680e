import type { Scope } from '../../platform/db.ts';
import type { Registration } from '../../platform/registration.ts';
import { billingJobs } from './billing.jobs.ts';
import { billingRoutes } from './billing.routes.ts';
import type { BillingDeps } from './billing-deps.ts';
import { paymentJobs } from './payments/payments.jobs.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import type { PaymentsDeps } from './payments/payments-deps.ts';
import { lookAtSubscription } from './subscription/look-at-subscription.ts';
import { billingMailWriters } from './subscription/unpaid-mails.ts';

type Deps = BillingDeps & {
  appUrl: string;
  appName: string;
  /** Undefined where no cards are taken. */
  payments: PaymentsDeps | undefined;
};

export const register = ({ payments, ...deps }: Deps): Registration => ({
  routes(api) {
    billingRoutes(api, deps);
    const keepPlan = (scope: Scope, subscriptionId: string) => lookAtSubscription(deps, scope, subscriptionId);
    paymentRoutes(api, { isOn: deps.isOn, deps: payments && { ...payments, keepPlan } });
  },
  jobs: [...billingJobs(deps), ...(payments ? paymentJobs(payments) : [])],
  mailWriters: billingMailWriters(deps),
});
