import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './choice.module.css';
import { useMaySendSoon } from './use-may-send-soon.ts';

type WayCardProps = {
  icon: ReactNode;
  way: 'gmail' | 'corp' | 'smtp' | 'search' | 'warmup';
  to: string;
  /** What was typed above belongs here. */
  fits?: boolean;
};

/** One way to a mailbox: what it is, what it needs, and when it sends. */
export function WayCard({ icon, way, to, fits = false }: WayCardProps) {
  const { t } = useTranslation('accounts-add');
  const maySendSoon = useMaySendSoon();
  const body = (
    <>
      <header className={styles.wayHead}>
        <span className={styles.icon}>{icon}</span>
        <h3>{t(`way.${way}.title`)}</h3>
        <ChevronRight size={16} aria-hidden className={styles.chevron} />
      </header>
      <p className="secondary">{t(`way.${way}.text`)}</p>
      <dl className={styles.facts}>
        <div>
          <dt className="muted small">{t('way.need')}</dt>
          <dd>{t(`way.${way}.need`)}</dd>
        </div>
        <div>
          <dt className="muted small">{t('way.sends')}</dt>
          <dd>{way === 'search' || way === 'warmup' ? t(`way.${way}.sends`) : maySendSoon}</dd>
        </div>
      </dl>
    </>
  );
  return (
    <Link
      to={to}
      className={fits ? `${styles.way} ${styles.fits}` : styles.way}
      aria-current={fits ? 'true' : undefined}
    >
      {body}
    </Link>
  );
}
