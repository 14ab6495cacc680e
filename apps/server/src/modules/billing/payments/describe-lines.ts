import type { BILL_LINE_KINDS, BillLine } from '@outrider/contract/billing/plans';
import type { Language } from '@outrider/contract/languages';
import type { CheckoutLine } from '../cards/card-processor.ts';

const WORDS: Record<Language, Record<(typeof BILL_LINE_KINDS)[number], string>> = {
  en: {
    plan: 'Plan',
    unusedPlan: 'Unused time on the plan',
    mailboxes: 'Mailboxes',
    domain: 'Domain',
    renewal: 'Domain renewal',
    warmedDomain: 'Warmed-up domain',
    tax: 'Tax',
    credit: 'Credit',
    refund: 'Refund',
    dispute: 'Disputed payment',
  },
  zh: {
    plan: '套餐',
    unusedPlan: '套餐未使用部分',
    mailboxes: '邮箱',
    domain: '域名',
    renewal: '域名续费',
    warmedDomain: '已预热域名',
    tax: '税',
    credit: '余额',
    refund: '退款',
    dispute: '争议款项',
  },
  de: {
    plan: 'Tarif',
    unusedPlan: 'Nicht genutzter Teil des Tarifs',
    mailboxes: 'Postfächer',
    domain: 'Domain',
    renewal: 'Verlängerung einer Domain',
    warmedDomain: 'Aufgewärmte Domain',
    tax: 'Steuer',
    credit: 'Guthaben',
    refund: 'Erstattung',
    dispute: 'Angefochtene Zahlung',
  },
};

/** As the card processor's page shows them, in the language of the buyer. */
export const describeLine = ({ kind, of, count, each, amount }: BillLine, language: Language): CheckoutLine => ({
  name: of === '' ? WORDS[language][kind] : of,
  description: of === '' ? '' : WORDS[language][kind],
  ...(each * count === amount ? { each, count } : { each: amount, count: 1 }),
});
