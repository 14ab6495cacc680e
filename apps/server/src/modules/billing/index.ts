export { planOfWorkspace } from './plan-of-workspace.ts';
export { isNearlyUsed, periodOf } from './plans.ts';
export { countUsed, quotaMovements, reserveQuota, settleQuota } from './quota-ledger.ts';
