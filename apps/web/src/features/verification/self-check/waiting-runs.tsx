import { Pause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SelfCheck } from '../../../api/verification.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { counted } from '../shared/counted.ts';
import styles from './self-check.module.css';

type WaitingRunsProps = { runs: SelfCheck['waitingTasks']; linkTo: (taskId: string) => string };

/** What goes on by itself once the way is open again. */
export function WaitingRuns({ runs, linkTo }: WaitingRunsProps) {
  const { t } = useTranslation('verification');
  if (runs.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label={t('selfCheck.waiting.title')}>
      <Row spread below={2} className={styles.title}>
        <h2 className="strong">{t('selfCheck.waiting.title')}</h2>
        <span className="muted small">{t('selfCheck.waiting.runs', counted(runs.length))}</span>
      </Row>
      <ul>
        {runs.map(({ taskId, name, left }) => (
          <Box as="li" border="top" key={taskId}>
            <Link to={linkTo(taskId)} className={styles.waitingRun}>
              <Pause size={14} aria-hidden />
              <Grid as="span" minWidth={0}>
                <span className="ellipsis">{name || t('selfCheck.waiting.unnamed')}</span>
                <span className="muted small">{t('selfCheck.waiting.left', { left: formatNumber(left) })}</span>
              </Grid>
            </Link>
          </Box>
        ))}
      </ul>
    </section>
  );
}
