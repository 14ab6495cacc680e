export { saveSettings as saveBillingSettings } from './billing.repository.ts';
export { planOfWorkspace } from './plan-of-workspace.ts';
export { isNearlyUsed } from './plans.ts';
export { countUsed, quotaMovements, reserveQuota, settleQuota } from './quota-ledger.ts';
