import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Text } from '../../../../ui/layout/layout.tsx';
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
          {label}{' '}
          {isRequired && (
            <Text tone="muted" size={12} weight={400}>
              {t('schedule.required')}
            </Text>
          )}
        </div>
        {hint !== undefined && <div className="muted small">{hint}</div>}
      </div>
      <Grid gap={2} items="start" content="start" minWidth={0}>
        {children}
        {error !== undefined && (
          <Text as="p" tone="red" size={12} leading={16}>
            {error}
          </Text>
        )}
      </Grid>
    </fieldset>
  );
}

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={styles.group}>
    <h2>{title}</h2>
    {children}
  </section>
);
