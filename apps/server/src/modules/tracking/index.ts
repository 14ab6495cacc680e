export type { Tally, TrackingChange } from './classify-requests.ts';
export { KEPT_BY_TRACKING } from './kept.ts';
export { register } from './register.ts';
export type { TrackedMail, TrackingDeps } from './tracking-deps.ts';
