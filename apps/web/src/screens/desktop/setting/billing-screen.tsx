import { useTranslation } from 'react-i18next';
import { InvoicesCard } from '../../../features/billing/overview/invoices-card.tsx';
import { LedgerCard } from '../../../features/billing/overview/ledger-card.tsx';
import { NextBillCard } from '../../../features/billing/overview/next-bill-card.tsx';
import { PaymentCard } from '../../../features/billing/overview/payment-card.tsx';
import { PlanCard } from '../../../features/billing/overview/plan-card.tsx';
import { StateNote } from '../../../features/billing/overview/state-note.tsx';
import { UsageChart } from '../../../features/billing/overview/usage-chart.tsx';
import { UserPage } from '../../../features/identity/user-dates.tsx';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { useBillingPage } from '../../shared/billing/use-billing-page.ts';
import styles from './billing-screen.module.css';

export function BillingScreen() {
  const { t } = useTranslation('billing');
  const { overview, planTo, leave } = useBillingPage();
  const { data: billing } = overview;
  return (
    <UserPage title={t('overview.title')}>
      {overview.error && !billing && <QueryFailed query={overview} hint={t('overview.failedHint')} />}
      {overview.isPending && <ListWaiting />}
      {billing && (
        <Stack gap={5}>
          <StateNote billing={billing} onLeave={leave} />
          <PlanCard billing={billing} planTo={planTo} />
          <Grid gap={5} align="start" className={styles.columns}>
            <Stack gap={5}>
              <InvoicesCard />
              <UsageChart />
            </Stack>
            <Stack gap={5}>
              <NextBillCard nextBill={billing.nextBill} />
              <PaymentCard billing={billing} onLeave={leave} />
              <LedgerCard />
            </Stack>
          </Grid>
        </Stack>
      )}
    </UserPage>
  );
}
