import { useTranslation } from 'react-i18next';
import type { QuoteState } from './use-quote.ts';

const MINUTE = 60;

/** How long the price holds. */
export function QuoteClock({ state: { quote, secondsLeft, isExpired, isOrdered } }: { state: QuoteState }) {
  const { t } = useTranslation('domains');
  if (!quote || isOrdered) return null;
  if (isExpired) return <span className="muted small">{t('quote.over', { number: quote.number })}</span>;
  const left = `${Math.floor(secondsLeft / MINUTE)}:${String(secondsLeft % MINUTE).padStart(2, '0')}`;
  return (
    <span className="muted small">
      {t('quote.holds', { number: quote.number })} <b className="strong numbers">{left}</b>
    </span>
  );
}
