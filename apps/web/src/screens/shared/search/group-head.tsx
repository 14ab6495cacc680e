import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import styles from './search.module.css';
import type { HitGroup } from './use-hits.ts';

/** The name of a group, and how many of all its hits are shown. */
export function GroupHead({ group: { kind, total } }: { group: HitGroup }) {
  const { t } = useTranslation('search');
  const all = total && formatNumber(total.count);
  return (
    <>
      {t(kind)}
      {total && !total.isExact && <span className={styles.of}>{t('shownOfMore', { shown: total.shown, all })}</span>}
      {total?.isExact && total.count > total.shown && (
        <span className={styles.of}>{t('shownOf', { shown: total.shown, all })}</span>
      )}
    </>
  );
}
