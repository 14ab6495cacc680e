export type { JudgedChange, Tally } from './judge-hits.ts';
export { KEPT_BY_TRACKING } from './kept.ts';
export { trackingRoutes } from './tracking.routes.ts';
export type { TrackedMail, TrackingDeps } from './tracking-deps.ts';
