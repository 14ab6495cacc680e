import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../../api/billing.ts';
import { useLineWords } from '../../../ui/hooks/use-line-words.ts';
import { Tag } from '../../../ui/tag.tsx';

const TONES = { paid: 'green', open: 'amber', refunded: 'blue', void: 'grey' } as const;

/** As it stands, or what came back of it since. */
export function InvoiceState({ invoice: { state, total, refunded, dispute } }: { invoice: Invoice }) {
  const { t } = useTranslation('billing');
  if (dispute?.state === 'open' || dispute?.state === 'warning')
    return <Tag tone="amber">{t('invoices.state.disputed')}</Tag>;
  if (state === 'paid' && refunded.amount > 0) {
    const isWhole = refunded.amount >= total.amount;
    return <Tag tone="blue">{isWhole ? t('invoices.state.givenBack') : t('invoices.state.partGivenBack')}</Tag>;
  }
  return <Tag tone={TONES[state]}>{t(`invoices.state.${state}`)}</Tag>;
}

/** What an invoice is for: its first line, and how many more there are. It is not for taxes, nor for what a change credits. */
export function useInvoiceWords(): (invoice: Invoice) => string {
  const { t } = useTranslation('billing');
  const wordsOf = useLineWords();
  return ({ lines, total, number }) => {
    const goods = lines.filter(({ kind }) => kind !== 'tax');
    const first = goods.find(({ amount }) => amount >= 0) ?? goods[0];
    if (!first) return number;
    const words = wordsOf(first, total.currency);
    return goods.length === 1 ? words : t('invoices.andMore', { words, count: goods.length - 1 });
  };
}
