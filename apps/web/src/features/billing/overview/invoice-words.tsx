import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../../api/billing.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useLineWords } from '../../../ui/use-line-words.ts';

const TONES = { paid: 'green', open: 'amber', refunded: 'blue', void: 'grey' } as const;

export function InvoiceState({ state }: Pick<Invoice, 'state'>) {
  const { t } = useTranslation('billing');
  return <Tag tone={TONES[state]}>{t(`invoices.state.${state}`)}</Tag>;
}

/** What an invoice is for: its first line, and how many more there are. Taxes are not what it is for. */
export function useInvoiceWords(): (invoice: Invoice) => string {
  const { t } = useTranslation('billing');
  const wordsOf = useLineWords();
  return ({ lines, total, number }) => {
    const [first, ...others] = lines.filter(({ kind }) => kind !== 'tax');
    if (!first) return number;
    const words = wordsOf(first, total.currency);
    return others.length === 0 ? words : t('invoices.andMore', { words, count: others.length });
  };
}
