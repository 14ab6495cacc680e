import { useTranslation } from 'react-i18next';
import type { PlanQuote } from '../../../api/billing.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';

/** What is used beyond the smaller plan, and that none of it is deleted. */
export function DoesNotFit({ parts, plan }: { parts: PlanQuote['doesNotFit']; plan: string }) {
  const { t } = useTranslation('billing');
  if (parts.length === 0) return null;
  return (
    <Note tone="amber">
      <Stack gap={1}>
        <b className="medium">{t('fit.title', { plan })}</b>
        <ul>
          {parts.map(({ quotaType, used, total }) => (
            <li key={quotaType}>
              {t('fit.part', {
                used: t(`quota.${quotaType}.counted`, { count: used, number: formatNumber(used) }),
                total: formatNumber(total),
              })}
            </li>
          ))}
        </ul>
        <span className="secondary">{t('fit.kept')}</span>
      </Stack>
    </Note>
  );
}
