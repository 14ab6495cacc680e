export type { JudgedChange, Tally } from './judge-hits.ts';
export { KEPT_BY_TRACKING } from './kept.ts';
export { register } from './register.ts';
export type { TrackedMail, TrackingDeps } from './tracking-deps.ts';
