import { useTranslation } from 'react-i18next';
import styles from './leads-step.module.css';

/** Nobody is written to by two campaigns at once unless somebody wants it. */
export function TakesOthers({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const { t } = useTranslation('campaign-editor');
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {t('leads.takesOthers')}
    </label>
  );
}
