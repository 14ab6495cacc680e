import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import styles from '../choice.module.css';
import { useMaySendSoon } from '../use-may-send-soon.ts';

type ConnectCardProps = {
  icon: ReactNode;
  choice: 'gmail' | 'corp' | 'smtp' | 'search' | 'warmup';
  to: string;
  /** What was typed above belongs here. */
  fits?: boolean;
};

/** One way to a mailbox: what it is, what it needs, and when it sends. */
export function ConnectCard({ icon, choice, to, fits = false }: ConnectCardProps) {
  const { t } = useTranslation('accounts-add');
  const maySendSoon = useMaySendSoon();
  const body = (
    <>
      <Row as="header" gap={3} className={styles.wayHead}>
        <Grid
          as="span"
          rigid
          align="center"
          items="center"
          width={36}
          height={36}
          rounded
          surface="app"
          className={styles.icon}
        >
          {icon}
        </Grid>
        <Text as="h3" size={14} leading={22} weight={600}>
          {t(`choice.${choice}.title`)}
        </Text>
        <ChevronRight size={16} aria-hidden className="faint" />
      </Row>
      <p className="secondary">{t(`choice.${choice}.text`)}</p>
      <Grid as="dl" gap={1} above="auto" pad="2.5 0 0" border="top">
        <Grid columns="76px 1fr" align="baseline">
          <dt className="muted small">{t('choice.need')}</dt>
          <dd>{t(`choice.${choice}.need`)}</dd>
        </Grid>
        <Grid columns="76px 1fr" align="baseline">
          <dt className="muted small">{t('choice.sends')}</dt>
          <dd>{choice === 'search' || choice === 'warmup' ? t(`choice.${choice}.sends`) : maySendSoon}</dd>
        </Grid>
      </Grid>
    </>
  );
  return (
    <Link
      to={to}
      className={fits ? `${styles.choice} ${styles.fits}` : styles.choice}
      aria-current={fits ? 'true' : undefined}
    >
      {body}
    </Link>
  );
}
