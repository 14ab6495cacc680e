export { planOfWorkspace } from './plan-of-workspace.ts';
export { quotaMovements, reserveQuota, settleQuota } from './quota-ledger.ts';
