import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './schedule-step.module.css';

type RowProps = {
  label: string;
  /** No launch without it. */
  isRequired?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** A setting: its name and what to know about it on the left, the fields on the right. */
export function Row({ label, isRequired = false, hint, error, children }: RowProps) {
  const { t } = useTranslation('campaign-editor');
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{isRequired ? t('schedule.requiredField', { label }) : label}</legend>
      <div aria-hidden>
        <div className="medium">
          {label} {isRequired && <span className={styles.required}>{t('schedule.required')}</span>}
        </div>
        {hint !== undefined && <div className="muted small">{hint}</div>}
      </div>
      <div className={styles.fields}>
        {children}
        {error !== undefined && <p className={styles.error}>{error}</p>}
      </div>
    </fieldset>
  );
}

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={styles.group}>
    <h2>{title}</h2>
    {children}
  </section>
);
