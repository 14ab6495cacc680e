import { QUOTA_TYPES } from '@outrider/contract/user';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanKey } from '../../../api/billing.ts';
import styles from './plan.module.css';
import { type PlanChoice, PlanHead } from './plan-head.tsx';
import { QuotaOf } from './quota-of.tsx';
import { UseNow } from './use-now.tsx';

export function PlanTable(choice: PlanChoice) {
  const { offers, chosen } = choice;
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
              <PlanHead plan={plan} group={group} {...choice} />
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
