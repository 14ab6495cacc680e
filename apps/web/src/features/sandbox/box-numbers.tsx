import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../platform/format.ts';
import styles from './box-numbers.module.css';
import { useBoxState } from './box-state.ts';

const show = (value: number | undefined) => (value === undefined ? MISSING : formatNumber(value));

/** What the log of truth counts, whatever the product's own tables say. */
export function BoxNumbers() {
  const { t } = useTranslation('sandbox');
  const { data: state } = useBoxState();
  const doubledTone = state && (state.doubled === 0 ? styles.good : styles.bad);
  return (
    <dl className={styles.strip} aria-label={t('numbers.label')}>
      <div>
        <dt>{t('numbers.accepted')}</dt>
        <dd>{show(state?.accepted)}</dd>
      </div>
      <div>
        <dt>{t('numbers.doubled')}</dt>
        <dd>
          <span className={doubledTone}>{show(state?.doubled)}</span> <small>{t('numbers.truth')}</small>
        </dd>
      </div>
    </dl>
  );
}
