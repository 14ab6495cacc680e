import { DASHBOARD_PERIODS, type DashboardPeriod } from '@outrider/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dashboardQuery } from '../../../api/dashboard.ts';
import { useDates } from '../../../ui/dates.tsx';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';

export type DashboardView = {
  days: DashboardPeriod;
  campaignId: string | undefined;
  mailboxId: string | undefined;
};

const USUAL: DashboardPeriod = 28;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The period and what it is narrowed to: in the address, so that a link and a reload keep it. */
export function useDashboard() {
  const { timeZone } = useDates();
  const [query, setQuery] = useSearchParams();
  const idIn = (name: string) => {
    const said = query.get(name) ?? '';
    return UUID.test(said) ? said : undefined;
  };
  const view: DashboardView = {
    days: DASHBOARD_PERIODS.find((days) => String(days) === query.get('days')) ?? USUAL,
    campaignId: idIn('campaign'),
    mailboxId: idIn('mailbox'),
  };
  const show = ({ days, campaignId, mailboxId }: DashboardView) =>
    setQuery(
      new URLSearchParams({
        ...(days === USUAL ? {} : { days: String(days) }),
        ...(campaignId && { campaign: campaignId }),
        ...(mailboxId && { mailbox: mailboxId }),
      }),
      VIEW_CHANGE,
    );
  const { days, campaignId, mailboxId } = view;
  const asked = { zone: timeZone, days, ...(campaignId && { campaignId }), ...(mailboxId && { mailboxId }) };
  return { view, show, read: useQuery(dashboardQuery(asked)) };
}
