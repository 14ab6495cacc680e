import type { MailboxHealth } from '@outrider/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountPath, paths } from '../../../paths/paths.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './dashboard.module.css';
import { HEALTH_STEPS, healthStep } from './health-step.ts';

/** More than this are in the list of mailboxes. */
const SHOWN = 12;

/** Those that need the user first: what cannot log in, then what lands worst. */
const byNeed = (one: MailboxHealth, other: MailboxHealth) =>
  Number(other.status === 'error') - Number(one.status === 'error') ||
  (one.health ?? Number.POSITIVE_INFINITY) - (other.health ?? Number.POSITIVE_INFINITY);

/** Each mailbox and day as a field, today at the right. */
export function HealthMap({ mailboxes }: { mailboxes: readonly MailboxHealth[] }) {
  const { t } = useTranslation('dashboard');
  if (mailboxes.length === 0) return <p className={styles.nothing}>{t('health.nobody')}</p>;
  return (
    <>
      <Grid as="ul" gap={1.75} pad="2 6 0" border="top">
        {mailboxes
          .toSorted(byNeed)
          .slice(0, SHOWN)
          .map(({ accountId, email, health, days }) => (
            <Grid as="li" columns="minmax(0, 168fr) minmax(0, 150fr) 28px" gap={3} align="center" key={accountId}>
              <Link to={accountPath(accountId)} className="ellipsis" title={email}>
                {email}
              </Link>
              <Grid
                as="span"
                gap={0.5}
                className={styles.cells}
                role="img"
                aria-label={t('health.days', { days: days.map((value) => value ?? MISSING).join(', ') })}
              >
                {days.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day has its place and nothing else.
                  <i key={index} className={styles[healthStep(value)]} />
                ))}
              </Grid>
              <Text as="b" textAlign="right" nums className={healthStep(health) === 'bad' ? styles.bad : 'medium'}>
                {health ?? MISSING}
              </Text>
            </Grid>
          ))}
      </Grid>
      <Row as="p" wraps gap="1 3" pad="3 6 0" tone="muted" size={12} className={styles.keys}>
        {HEALTH_STEPS.map((step) => (
          <Row as="span" gap={1.5} key={step}>
            <i className={`${styles.field} ${styles[step]}`} aria-hidden /> {t(`health.steps.${step}`)}
          </Row>
        ))}
      </Row>
      {mailboxes.length > SHOWN && (
        <Row as="p" wraps gap="1 3" pad="3 6 0" tone="muted" size={12} className={styles.keys}>
          <Link to={paths.accounts.list} className="link">
            {t('health.all', { number: formatNumber(mailboxes.length) })}
          </Link>
        </Row>
      )}
    </>
  );
}
