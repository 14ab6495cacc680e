import { BUDGET_MAX_MICROS, RESULTS_MAX } from '@outrider/contract/leads-agent/search';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signBeside } from '../../../platform/money.ts';
import { MICROS_PER_DOLLAR } from '../shared/money.ts';
import { NumberChip } from '../shared/number-chip.tsx';
import styles from './create.module.css';
import type { WishState } from './use-wish.ts';

/** How many people at most, for how much at most, and whether those one has already count. */
export function SearchLimits({ wish }: { wish: WishState }) {
  const { t } = useTranslation('leads-agent');
  const { draft, maxResults, setMaxResults, change } = wish;
  return (
    <>
      <NumberChip
        label={t('limits.most')}
        after={t('limits.results')}
        value={maxResults}
        max={RESULTS_MAX}
        onChange={setMaxResults}
      />
      <NumberChip
        label={t('limits.budget')}
        {...signBeside('USD')}
        value={draft.budgetMicros / MICROS_PER_DOLLAR}
        max={BUDGET_MAX_MICROS / MICROS_PER_DOLLAR}
        onChange={(dollars) => change({ budgetMicros: Math.round(dollars * MICROS_PER_DOLLAR) })}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={draft.skipsContacts}
        onClick={() => change({ skipsContacts: !draft.skipsContacts })}
      >
        {draft.skipsContacts && <Check size={12} aria-hidden />}
        {t('limits.skip')}
      </button>
    </>
  );
}
