export { beginVerification } from './begin-verification.ts';
export { noteBounce, noteDelivery } from './feedback.ts';
export { KEPT_BY_VERIFICATION } from './kept.ts';
export { PERSONAL_DATA_OF_VERIFICATION } from './personal-data.repository.ts';
export { listCheckedAddresses } from './task-addresses.repository.ts';
export { findTask as findVerification } from './tasks.repository.ts';
export { verificationJobs } from './verification.jobs.ts';
export { verificationRoutes } from './verification.routes.ts';
export type { VerificationDeps } from './verification-deps.ts';
