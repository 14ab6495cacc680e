import { useTranslation } from 'react-i18next';
import styles from './plan.module.css';

/** In place of a quote: nothing is chosen, or what there is already. */
export function NoQuote({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTranslation('billing');
  return <p className={`muted ${styles.quote}`}>{t(isCurrent ? 'quote.isCurrent' : 'quote.choose')}</p>;
}
