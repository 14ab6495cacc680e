import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { billingQuery } from '../../../api/billing.ts';
import { refusals } from '../../../platform/refusals.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { isPlanHeld } from './plan-refusals.ts';

/** On top of every page while a bill is unpaid or the plan is paused; the page it leads to says it itself. */
export function PlanStateBanner({ to }: { to: string }) {
  const { t } = useTranslation('shell');
  const { date } = useDates();
  const { pathname } = useLocation();
  const { data } = useQuery(billingQuery);
  const client = useQueryClient();
  // A user who is refused for an unpaid bill sees why at once, not when the state is asked for again.
  useEffect(
    () =>
      refusals.listen(
        (refusal) => isPlanHeld(refusal) && void client.invalidateQueries({ queryKey: billingQuery.queryKey }),
      ),
    [client],
  );
  if (!data || pathname === to) return null;
  const { state, graceUntil, pausedUntil } = data;
  const see = <Link to={to}>{t('planState.see')}</Link>;
  switch (state) {
    case 'readOnly':
      return (
        <Banner tone="red" action={see}>
          {t('planState.readOnly')}
        </Banner>
      );
    case 'pastDue':
      return <Banner action={see}>{t('planState.pastDue', { date: date(graceUntil) })}</Banner>;
    case 'paused':
      return <Banner action={see}>{t('planState.paused', { date: date(pausedUntil) })}</Banner>;
    default:
      return null;
  }
}
