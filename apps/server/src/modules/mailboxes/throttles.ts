import type { Throttle } from '../../platform/throttle.ts';

/** Enough for a person who mends settings; too few to guess passwords or to knock at the doors of others with our hands. */
export const TESTS_PER_WORKSPACE: Throttle = { name: 'mailbox-tests', limit: 120, windowSeconds: 600 };
export const SUGGESTIONS_PER_WORKSPACE: Throttle = { name: 'mailbox-suggestions', limit: 600, windowSeconds: 600 };
export const CONSENTS_PER_WORKSPACE: Throttle = { name: 'mailbox-consents', limit: 60, windowSeconds: 600 };
