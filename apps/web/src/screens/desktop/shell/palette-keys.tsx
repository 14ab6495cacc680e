import { useTranslation } from 'react-i18next';
import styles from './command-palette.module.css';

/** What the keys do, below the results. */
export function PaletteKeys() {
  const { t } = useTranslation('search');
  const keys = [
    ['↑ ↓', t('keys.move')],
    ['↵', t('keys.open')],
    ['tab', t('keys.actions')],
    ['#', t('keys.campaigns')],
    ['@', t('keys.people')],
    ['>', t('keys.do')],
  ] as const;
  return (
    <div className={styles.keys}>
      {keys.map(([key, words]) => (
        <span key={key}>
          <span className="kbd">{key}</span> {words}
        </span>
      ))}
      <span className={styles.ranked}>{t('ranked')}</span>
    </div>
  );
}
