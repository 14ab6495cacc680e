import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './plan.module.css';

const FEATURES = ['ledger', 'warmUp', 'optOut', 'forecast', 'inbox', 'rehearsal', 'sealed', 'export'] as const;

/** What no plan leaves out, and what a limit does. */
export function InEveryPlan() {
  const { t } = useTranslation('billing');
  return (
    <Stack gap={4}>
      <h2 className="strong">{t('plan.every.title')}</h2>
      <ul className={styles.features}>
        {FEATURES.map((feature) => (
          <Row key={feature} as="li" gap={2}>
            <Check size={16} aria-hidden />
            {t(`plan.every.${feature}`)}
          </Row>
        ))}
      </ul>
      <Note>
        <span className="small secondary">{t('plan.limits')}</span>
      </Note>
    </Stack>
  );
}
