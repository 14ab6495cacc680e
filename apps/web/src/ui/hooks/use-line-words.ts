import type { BillLine } from '@outrider/contract/billing/plans';
import { useTranslation } from 'react-i18next';
import { showMoney } from '../../platform/money.ts';
import { planName } from '../../platform/plan-name.ts';
import { useDates } from '../dates.tsx';

/** What a line of a quote, a bill or an invoice is for. Its screen loads the texts of billing. */
export function useLineWords(): (line: BillLine, currency: string) => string {
  const { t } = useTranslation('billing');
  const { day } = useDates();
  return ({ kind, of, count, each, from, until }, currency) => {
    switch (kind) {
      case 'plan':
      case 'unusedPlan': {
        const plan = planName(of);
        if (from === null || until === null) return t(`line.${kind}`, { plan });
        return t(`line.${kind}During`, { plan, from: day(from), until: day(until) });
      }
      case 'mailboxes':
        if (of === '') return t('line.mailboxesBilled', { count, each: showMoney({ amount: each, currency }) });
        return t('line.mailboxes', { count, domain: of, each: showMoney({ amount: each, currency }) });
      case 'warmedDomain':
        if (of === '') return t('line.warmedDomainsBilled', { count, each: showMoney({ amount: each, currency }) });
        return t('line.warmedDomain', { domain: of });
      case 'domain':
      case 'renewal':
        return t(`line.${kind}`, { domain: of });
      case 'tax':
        return of === '' ? t('line.tax') : of;
      case 'credit':
        return each < 0 ? t('line.credit') : t('line.creditKept');
      case 'refund':
      case 'dispute':
        return t(`line.${kind}`, { number: of });
    }
  };
}
