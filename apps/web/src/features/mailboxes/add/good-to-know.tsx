import { ChartColumn, Clock, Lock, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import styles from './side.module.css';

const ICONS = { way: Send, limits: ChartColumn, sealed: Lock, ends: Clock } as const;
const FACTS = ['way', 'limits', 'sealed', 'ends'] as const;

/** What a consent of this provider means and where its limits are. */
export function GoodToKnow({ provider }: { provider: 'google' | 'microsoft' }) {
  const { t } = useTranslation('accounts-add');
  return (
    <>
      <h2>{t('know.title')}</h2>
      <Grid as="ul" gap={4} className={styles.facts}>
        {FACTS.map((fact) => {
          const Icon = ICONS[fact];
          return (
            <Row as="li" gap={3} align="stretch" key={fact}>
              <Icon size={16} strokeWidth={1.5} aria-hidden />
              <div>
                <div className="medium">{t(`know.${provider}.${fact}.title`)}</div>
                <div className="muted small">{t(`know.${provider}.${fact}.text`)}</div>
              </div>
            </Row>
          );
        })}
      </Grid>
    </>
  );
}
