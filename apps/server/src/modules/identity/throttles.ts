import type { Throttle } from '../../platform/throttle.ts';

const QUARTER_HOUR = 900;
const HOUR = 3_600;

/** Wrong passwords for one address: enough for a forgetful person, far too few for a guesser. */
export const SIGN_INS_PER_ADDRESS: Throttle = { name: 'sign-in-address', limit: 10, windowSeconds: QUARTER_HOUR };
/** A whole office signs in behind one network; a guesser with many addresses still stops here. */
export const SIGN_INS_PER_NETWORK: Throttle = { name: 'sign-in-network', limit: 200, windowSeconds: QUARTER_HOUR };
export const SIGN_UPS_PER_NETWORK: Throttle = { name: 'sign-up-network', limit: 100, windowSeconds: HOUR };
export const MAILS_PER_NETWORK: Throttle = { name: 'mail-network', limit: 200, windowSeconds: HOUR };
/** Whether an address has an account can be asked, as the sign-up form does, but not for a whole list. */
export const CHECKS_PER_NETWORK: Throttle = { name: 'check-network', limit: 600, windowSeconds: HOUR };
