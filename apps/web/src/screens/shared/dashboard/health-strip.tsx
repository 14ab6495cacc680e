import type { Dashboard } from '@outrider/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import styles from './dashboard.module.css';
import { healthStep } from './health-step.ts';
import strip from './health-strip.module.css';

/** All mailboxes as fields beside each other; the list has their names. */
export function HealthStrip({ health: { average, mailboxes } }: Pick<Dashboard, 'health'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Link to={paths.accounts.list} className={strip.block}>
      <Row as="span" align="baseline" spread below={2.5} gap={0}>
        <span className="strong">
          {t('health.mailboxes', { count: mailboxes.length, number: formatNumber(mailboxes.length) })}
        </span>
        {average !== null && <span className="muted small">{t('health.average', { percent: average })}</span>}
      </Row>
      <Grid
        as="span"
        columns="repeat(auto-fill, minmax(26px, 1fr))"
        gap={0.5}
        className={strip.fields}
        role="img"
        aria-label={mailboxes
          .map(({ email, health }) => t('health.one', { email, health: health ?? MISSING }))
          .join(', ')}
      >
        {mailboxes.map(({ accountId, health }) => (
          <i key={accountId} className={styles[healthStep(health)]} />
        ))}
      </Grid>
    </Link>
  );
}
