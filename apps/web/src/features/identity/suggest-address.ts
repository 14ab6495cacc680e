import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';

/** The address that was most likely meant, when its domain is one key away from a mail provider everybody knows. */
export function suggestAddress(email: string): string | undefined {
  // Companies may be called anything, so only whole known domains are compared, not endings.
  return run({ email, domains: POPULAR_DOMAINS, secondLevelDomains: [], topLevelDomains: [] })?.full;
}
