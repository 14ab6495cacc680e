import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './plan.module.css';

const FEATURES = ['ledger', 'warmUp', 'optOut', 'forecast', 'inbox', 'rehearsal', 'sealed', 'export'] as const;

/** What no plan leaves out, and what a limit does. */
export function InEveryPlan() {
  const { t } = useTranslation('billing');
  return (
    <Stack gap={4}>
      <h2 className="strong">{t('plan.every.title')}</h2>
      <Grid as="ul" columns="repeat(auto-fill, minmax(240px, 1fr))" gap="2.5 6" className={styles.features}>
        {FEATURES.map((feature) => (
          <Row minWidth={0} key={feature} as="li" gap={2}>
            <Check size={16} aria-hidden />
            {t(`plan.every.${feature}`)}
          </Row>
        ))}
      </Grid>
      <Note>
        <span className="small secondary">{t('plan.limits')}</span>
      </Note>
    </Stack>
  );
}
