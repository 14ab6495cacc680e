export { planOfWorkspace } from './plan-of-workspace.ts';
export { countUsed, quotaMovements, reserveQuota, settleQuota } from './quota-ledger.ts';
