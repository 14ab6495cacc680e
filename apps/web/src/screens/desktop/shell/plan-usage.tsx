import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { quotasInShort } from '../../../features/billing/shared/quota.ts';
import { QuotaBar } from '../../../features/billing/shared/quota-bar.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { formatDate } from '../../../platform/format.ts';
import { planName } from '../../../platform/plan-name.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './plan-usage.module.css';

export function PlanUsage() {
  const { t } = useTranslation('shell');
  const { plan, quota, timeZone } = useUserInfo();
  const shown = quotasInShort(quota);
  const resetAt = shown.find((each) => each.resetAt !== null)?.resetAt;
  return (
    <Link to={paths.setting.billing} className={styles.usage}>
      <Row spread size={12} leading={16} gap={0} align="stretch">
        <span className="medium">{t('usage.plan', { plan: planName(plan) })}</span>
        {resetAt && (
          <span className="muted">
            {t('usage.resets', { date: formatDate(resetAt, { format: 'MMM DD', timeZone, language: languageNow() }) })}
          </span>
        )}
      </Row>
      {shown.map((each) => (
        <QuotaBar key={each.quotaType} quota={each} />
      ))}
    </Link>
  );
}
