import { useTranslation } from 'react-i18next';
import { Box } from '../../../ui/layout/layout.tsx';
import styles from './plan.module.css';

/** In place of a quote: nothing is chosen, or what there is already. */
export function NoQuote({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <Box as="p" pad={5} rounded surface="inset" className={`muted ${styles.quote}`}>
      {t(isCurrent ? 'quote.isCurrent' : 'quote.choose')}
    </Box>
  );
}
