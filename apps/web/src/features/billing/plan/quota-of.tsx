import type { Quota } from '@outrider/contract/user';
import { useTranslation } from 'react-i18next';
import type { PlanOffers } from '../../../api/billing.ts';
import { formatNumber, formatShare } from '../../../platform/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { quotaState } from '../shared/quota.ts';
import { isBelowUse } from './advise-plan.ts';

type QuotaOfProps = { plan: PlanOffers['plans'][number]; quotaType: Quota['quotaType']; offers: PlanOffers };

/** How much of it a plan has; of the current one also how much is used, once that is most of it. */
export function QuotaOf({ plan, quotaType, offers: { current, usage } }: QuotaOfProps) {
  const { t } = useTranslation('billing');
  const total = plan.quotas[quotaType];
  const used = usage.find((quota) => quota.quotaType === quotaType);
  const isNear = plan.key === current && used !== undefined && quotaState(used) !== 'fine';
  return (
    <span className={isBelowUse(plan, usage) ? 'numbers muted' : 'numbers medium'}>
      {total === null ? t('plan.unlimited') : formatNumber(total)}
      {isNear && total !== null && total > 0 && (
        <Text tone="amber" className="small">
          {' '}
          {t('plan.used', { share: formatShare(used.used / total, 0) })}
        </Text>
      )}
    </span>
  );
}
