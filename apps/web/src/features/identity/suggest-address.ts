import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';

/** Providers the checker does not know. A known domain is never corrected into another one. */
const MORE_DOMAINS = [
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'live.com',
  'mail.com',
  'hey.com',
  'fastmail.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'gmx.net',
  'gmx.de',
  'web.de',
  'qq.com',
  '163.com',
  '126.com',
  'foxmail.com',
  'sina.com',
];
const DOMAINS = [...new Set([...POPULAR_DOMAINS, ...MORE_DOMAINS])];

/** The address that was most likely meant, when its domain is a slip away from a provider everybody knows. */
export function suggestAddress(email: string): string | undefined {
  // Companies may be called anything, so only whole known domains are compared, not endings.
  return run({ email, domains: DOMAINS, secondLevelDomains: [], topLevelDomains: [] })?.full;
}
