import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './start.module.css';

/** What is left of the practice world for the work outside. */
export function WhatYouKeep() {
  const { t } = useTranslation('first-steps');
  return (
    <footer className={styles.keep}>
      <Info size={16} strokeWidth={1.5} aria-hidden />
      <div>
        <div className="medium">{t('keep.title')}</div>
        <p className="muted small">{t('keep.text')}</p>
      </div>
    </footer>
  );
}
