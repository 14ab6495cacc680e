import type { TFunction } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import type { PlanOffers } from '../../../api/billing.ts';
import { formatNumber } from '../../../platform/format.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Note } from '../../../ui/note.tsx';
import { advisePlan, roomADay } from './advise-plan.ts';

/** Which quotas do not last the month at this pace, and the plan that has room for it. */
export function RunOutNote({ offers }: { offers: PlanOffers }) {
  const { t } = useTranslation('billing');
  const { day } = useDates();
  if (offers.runsOut.length === 0) return null;
  return (
    <Note tone="amber">
      {offers.runsOut.map(({ quotaType, on, perDay }) => (
        <p key={quotaType}>
          <Trans
            t={t}
            i18nKey="plan.runsOut"
            values={{ quota: t(`quota.${quotaType}.short`), date: day(on), perDay: formatNumber(perDay) }}
            components={{ b: <b className="medium" /> }}
          />{' '}
          {coverWords(offers, quotaType, t)}
        </p>
      ))}
    </Note>
  );
}

function coverWords(
  offers: PlanOffers,
  quotaType: PlanOffers['runsOut'][number]['quotaType'],
  t: TFunction<'billing'>,
): string {
  const advised = offers.plans.find(({ key }) => key === advisePlan(offers, nowMs()));
  const used = offers.usage.find((quota) => quota.quotaType === quotaType);
  if (!advised || !used) return '';
  const room = roomADay(advised.quotas[quotaType], used, nowMs());
  if (room === null) return t('plan.coversAll', { plan: advised.name });
  return t('plan.covers', { plan: advised.name, perDay: formatNumber(room) });
}
