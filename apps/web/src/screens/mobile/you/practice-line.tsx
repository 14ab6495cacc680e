import { ChevronRight, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { formatMoment } from '../../../platform/time/format-time.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import styles from './you-screen.module.css';

const TICK_MS = 500;

export function PracticeLine() {
  const { t } = useTranslation('shell');
  const { timeZone } = useUserInfo();
  const [shown, setShown] = useState(nowMs);
  useEffect(() => {
    const timer = window.setInterval(() => setShown(nowMs()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <Link to={paths.sandbox} className={styles.link}>
      <Clock size={20} strokeWidth={1.5} aria-hidden />
      {t('practice.name')}
      <time className="muted" dateTime={new Date(shown).toISOString()}>
        {formatMoment(shown, { timeZone, language: languageNow() })}
      </time>
      <ChevronRight size={16} aria-hidden />
    </Link>
  );
}
