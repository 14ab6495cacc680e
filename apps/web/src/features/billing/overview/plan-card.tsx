import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../api/billing.ts';
import { showMoney } from '../../../platform/money.ts';
import { planName } from '../../../platform/plan-name.ts';
import { Card } from '../../../ui/card.tsx';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { UsageBars } from './usage-bars.tsx';

const CancelDialog = partOnPress(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const PauseDialog = partOnPress(async () => (await import('./pause-dialog.tsx')).PauseDialog);

type PlanCardProps = { billing: Billing; planTo: string; isPhone?: boolean };

export function PlanCard({ billing, planTo, isPhone = false }: PlanCardProps) {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  const [asks, setAsks] = useState<'pause' | 'cancel'>();
  const { plan, state, pausedUntil, nextBill, paidUntil } = billing;
  const beside = nextBill
    ? t('overview.next', { price: showMoney(nextBill.total), date: date(nextBill.at) })
    : paidUntil !== null
      ? t('overview.paidUntil', { date: date(paidUntil) })
      : plan === 'free'
        ? t('overview.free')
        : undefined;
  const actions = (
    <>
      {state === 'active' && pausedUntil === null && (
        <Button small onClick={() => setAsks('pause')}>
          {t('pause.open')}
        </Button>
      )}
      {(state === 'active' || state === 'pastDue' || state === 'paused') && (
        <Button small onClick={() => setAsks('cancel')}>
          {t('cancel.open')}
        </Button>
      )}
      <LinkButton to={planTo} primary small>
        {t('overview.change')}
      </LinkButton>
    </>
  );
  return (
    <Card
      title={t('overview.plan', { plan: planName(plan) })}
      {...(beside !== undefined && { beside })}
      {...(!isPhone && { actions })}
    >
      <UsageBars usage={billing.usage} expected={billing.expected} />
      {isPhone && (
        <Row minWidth={0} wraps pad={4}>
          {actions}
        </Row>
      )}
      {asks === 'pause' && <PauseDialog billing={billing} onClose={() => setAsks(undefined)} />}
      {asks === 'cancel' && <CancelDialog onClose={() => setAsks(undefined)} />}
    </Card>
  );
}
