import type { Quota } from '@outrider/contract/user';
import { useTranslation } from 'react-i18next';
import { planName } from '../../../features/identity/plan-name.ts';
import { isUnlimited, quotaLeft } from '../../../features/identity/quota.ts';
import { QuotaBar } from '../../../features/identity/quota-bar.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatDate, formatNumber } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './billing-screen.module.css';

export function BillingScreen() {
  const { t } = useTranslation('shell');
  const { plan, quota, timeZone, dateFormat } = useUserInfo();
  const day = (at: string) => formatDate(at, { format: dateFormat, timeZone, language: languageNow() });
  const leftOf = (each: Quota) => {
    const left = quotaLeft(each);
    return left === null ? '' : t('usage.left', { count: formatNumber(left) });
  };
  return (
    <div className={styles.billing}>
      <Card
        title={t('usage.title')}
        beside={isUnlimited(quota) ? t('usage.noPlan') : t('usage.plan', { plan: planName(plan) })}
      >
        {quota.map((each) => (
          <div key={each.quotaType} className={styles.quota}>
            <QuotaBar quota={each} />
            <div className={styles.under}>
              <span>{leftOf(each)}</span>
              <span>{each.resetAt === null ? t('usage.now') : t('usage.resets', { date: day(each.resetAt) })}</span>
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
