import { useTranslation } from 'react-i18next';
import { LedgerCard } from '../../../features/billing/overview/ledger-card.tsx';
import { NextBillCard } from '../../../features/billing/overview/next-bill-card.tsx';
import { PaymentCard } from '../../../features/billing/overview/payment-card.tsx';
import { PhoneInvoices } from '../../../features/billing/overview/phone-invoices.tsx';
import { PlanCard } from '../../../features/billing/overview/plan-card.tsx';
import { StateNote } from '../../../features/billing/overview/state-note.tsx';
import { UsageChart } from '../../../features/billing/overview/usage-chart.tsx';
import { UserPage } from '../../../features/identity/user-dates.tsx';
import { paths } from '../../../paths/paths.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useBillingPage } from '../../shared/billing/use-billing-page.ts';
import { PhoneState } from '../purchase/phone-state.tsx';
import styles from '../purchase/purchase.module.css';
import { PhoneHead } from '../shell/phone-head.tsx';

/** The same in one column. */
export function BillingScreen() {
  const { t } = useTranslation('billing');
  const { overview, planTo, leave } = useBillingPage();
  const { data: billing } = overview;
  return (
    <UserPage title={t('overview.title')}>
      <PhoneHead title={t('overview.title')} back={{ to: paths.you, label: t('back') }} />
      <Stack gap={5} className={styles.page}>
        <PhoneState query={overview} />
        {billing && (
          <>
            <StateNote billing={billing} onLeave={leave} />
            <PlanCard billing={billing} planTo={planTo} isPhone />
            <NextBillCard nextBill={billing.nextBill} />
            <PaymentCard billing={billing} onLeave={leave} />
            <PhoneInvoices />
            <UsageChart isPhone />
            <LedgerCard />
          </>
        )}
      </Stack>
    </UserPage>
  );
}
