/**
 * There is no code for "slow down" that all servers use: Gmail says "Too many login attempts", Exchange "Concurrent
 * connections limit exceeded" and "Request is throttled", Yahoo "rate limited", Postfix "too many connections", Dovecot
 * "Maximum number of connections from user+IP exceeded".
 */
const THROTTLE_WORDS =
  /too many|too much|maximum number|throttl|rate.?limit|limit exceeded|exceeded the (?:\w{1,20} ){0,3}limit|simultaneous|concurrent/i;

export const soundsThrottled = (text: string): boolean => THROTTLE_WORDS.test(text);
