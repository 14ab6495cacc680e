import { QUOTA_TYPES } from '@outrider/contract/user';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import styles from './plan.module.css';
import { type PlanChoice, PlanHead } from './plan-head.tsx';
import { QuotaOf } from './quota-of.tsx';

/** The plans one below the other; the chosen one shows what it has. */
export function PlanCards(choice: PlanChoice) {
  const { offers, chosen } = choice;
  const { t } = useTranslation('billing');
  const group = useId();
  return (
    <Stack as="ul" gap={3} aria-label={t('plan.title')}>
      {offers.plans.map((plan) => (
        <li key={plan.key} className={plan.key === chosen ? `${styles.card} ${styles.chosenCard}` : styles.card}>
          <PlanHead plan={plan} group={group} {...choice} />
          {(plan.key === chosen || plan.key === offers.current) && (
            <Grid as="dl" gap={2} above={3} pad="3 0 0" className={styles.quotas}>
              {QUOTA_TYPES.map((quotaType) => (
                <Row spread gap={4} align="stretch" key={quotaType}>
                  <dt className="secondary">{t(`quota.${quotaType}.name`)}</dt>
                  <dd>
                    <QuotaOf plan={plan} quotaType={quotaType} offers={offers} />
                  </dd>
                </Row>
              ))}
            </Grid>
          )}
        </li>
      ))}
    </Stack>
  );
}
