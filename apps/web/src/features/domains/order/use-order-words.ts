import { useTranslation } from 'react-i18next';
import type { OrderWords } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { useCardWords } from '../shared/use-card-words.ts';

const shown = (value: string | number) => (typeof value === 'number' ? formatNumber(value) : value);

/** What was said of a step: a provider's text as it came, a note of our own in the reader's language. */
export function useOrderWords() {
  const { t } = useTranslation('domains');
  const cardWords = useCardWords();
  return (words: OrderWords): string => {
    if (typeof words === 'string') return words;
    const { note, values = {}, sum, card } = words;
    const places = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
    const count = Number(values.count ?? 0);
    const text = t(`log.note.${note}`, { number: formatNumber(count), ...places, count });
    return [text, ...(sum ? [showMoney(sum)] : []), ...(card ? [cardWords(card)] : [])].join(t('comma'));
  };
}
