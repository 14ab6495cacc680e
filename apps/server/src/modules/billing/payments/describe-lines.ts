import type { BILL_LINE_KINDS, BillLine } from '@outrider/contract/billing/plans';
import type { CheckoutLine } from '../cards/card-processor.ts';

const WORDS: Record<(typeof BILL_LINE_KINDS)[number], string> = {
  plan: 'Plan',
  unusedPlan: 'Unused part of the plan',
  mailboxes: 'Mailboxes',
  domain: 'Domain',
  renewal: 'Renewal of a domain',
  warmedDomain: 'Warmed-up domain',
  tax: 'Tax',
};

/** As the card processor's page shows them. It knows no language of ours, so it is told in English. */
export const describeLine = ({ kind, of, count, each, amount }: BillLine): CheckoutLine => ({
  name: of === '' ? WORDS[kind] : of,
  description: of === '' ? '' : WORDS[kind],
  ...(each * count === amount ? { each, count } : { each: amount, count: 1 }),
});
