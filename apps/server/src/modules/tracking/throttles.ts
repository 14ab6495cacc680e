import type { Throttle } from '../../platform/throttle.ts';

/** Proxies of large providers ask for many people from few networks; beyond this nothing is counted, and all is served. */
export const REQUESTS_PER_NETWORK: Throttle = { name: 'tracking-requests', limit: 30_000, windowSeconds: 600 };
/** Providers unsubscribe for their users from few networks, too. Who has no link of ours is refused without a look. */
export const LEAVINGS_PER_NETWORK: Throttle = { name: 'tracking-leavings', limit: 3_000, windowSeconds: 600 };
