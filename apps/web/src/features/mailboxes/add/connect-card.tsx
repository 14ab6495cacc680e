import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './choice.module.css';
import { useMaySendSoon } from './use-may-send-soon.ts';

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
      <header className={styles.wayHead}>
        <span className={styles.icon}>{icon}</span>
        <h3>{t(`choice.${choice}.title`)}</h3>
        <ChevronRight size={16} aria-hidden className={styles.chevron} />
      </header>
      <p className="secondary">{t(`choice.${choice}.text`)}</p>
      <dl className={styles.facts}>
        <div>
          <dt className="muted small">{t('choice.need')}</dt>
          <dd>{t(`choice.${choice}.need`)}</dd>
        </div>
        <div>
          <dt className="muted small">{t('choice.sends')}</dt>
          <dd>{choice === 'search' || choice === 'warmup' ? t(`choice.${choice}.sends`) : maySendSoon}</dd>
        </div>
      </dl>
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
