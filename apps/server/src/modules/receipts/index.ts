export { handleReceipts } from './handle-receipts.ts';
export { KEPT_BY_RECEIPTS } from './kept.ts';
export { PERSONAL_DATA_OF_RECEIPTS } from './personal-data.repository.ts';
export { MDN_SENT } from './receipts.jobs.ts';
export type { ReceiptsDeps } from './receipts-deps.ts';
export { register } from './register.ts';
