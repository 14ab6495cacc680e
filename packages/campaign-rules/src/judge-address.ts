import type { AddressRules } from './campaign.ts';

/** One that does not exist is never written to, no matter what the campaign says. */
const BAD: ReadonlySet<string> = new Set(['INVALID', 'DOMAIN_ERROR']);

/** What becomes of a lead by what is known of its address: goes out, goes out after the others, or waits for a check. */
export function judgeAddress(category: string, rules: AddressRules): 'send' | 'sendLast' | 'hold' {
  if (category === 'VALID') return 'send';
  if (BAD.has(category)) return 'hold';
  return category === 'UNKNOWN' ? rules.unknown : rules.unchecked;
}
