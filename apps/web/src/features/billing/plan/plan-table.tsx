import { QUOTA_TYPES } from '@outrider/contract/user';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interval, PlanKey, PlanOffers } from '../../../api/billing.ts';
import styles from './plan.module.css';
import { PlanHead } from './plan-head.tsx';
import { QuotaOf } from './quota-of.tsx';
import { UseNow } from './use-now.tsx';

type PlanTableProps = {
  offers: PlanOffers;
  interval: Interval;
  chosen: PlanKey | undefined;
  onChoose: (plan: PlanKey) => void;
};

/** The plans side by side, against what is used. */
export function PlanTable({ offers, interval, chosen, onChoose }: PlanTableProps) {
  const { t } = useTranslation('billing');
  const group = useId();
  const lookOf = (key: PlanKey) => (key === chosen ? styles.chosen : undefined);
  return (
    <table className={styles.table} aria-label={t('plan.title')}>
      <thead>
        <tr>
          <td>
            <UseNow usage={offers.usage} />
          </td>
          {offers.plans.map((plan) => (
            <th key={plan.key} scope="col" className={lookOf(plan.key)}>
              <PlanHead
                plan={plan}
                offers={offers}
                interval={interval}
                isChosen={plan.key === chosen}
                onChoose={() => onChoose(plan.key)}
                group={group}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {QUOTA_TYPES.map((quotaType) => (
          <tr key={quotaType}>
            <th scope="row" className="secondary">
              {t(`quota.${quotaType}.name`)}
            </th>
            {offers.plans.map((plan) => (
              <td key={plan.key} className={lookOf(plan.key)}>
                <QuotaOf plan={plan} quotaType={quotaType} offers={offers} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
