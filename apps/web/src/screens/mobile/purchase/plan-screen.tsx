import { useTranslation } from 'react-i18next';
import { StateNote } from '../../../features/billing/overview/state-note.tsx';
import { InEveryPlan } from '../../../features/billing/plan/in-every-plan.tsx';
import { IntervalChoice } from '../../../features/billing/plan/interval-choice.tsx';
import { PlanCards } from '../../../features/billing/plan/plan-cards.tsx';
import { RunOutNote } from '../../../features/billing/plan/run-out-note.tsx';
import { UseNow } from '../../../features/billing/plan/use-now.tsx';
import { UserPage } from '../../../features/identity/user-dates.tsx';
import { paths } from '../../../paths/paths.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ChosenQuote } from '../../shared/purchase/chosen-quote.tsx';
import { usePlanPage } from '../../shared/purchase/use-plan-page.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import { PhoneState } from './phone-state.tsx';
import styles from './purchase.module.css';

/** The same choice, one plan below the other. */
export function PlanScreen() {
  const { t } = useTranslation('billing');
  const page = usePlanPage();
  const { plans, billing, choice, leave } = page;
  const { data: offers } = plans;
  return (
    <UserPage title={t('plan.title')}>
      <PhoneHead title={t('plan.title')} back={{ to: paths.setting.billing, label: t('back') }} />
      <Stack gap={5} className={styles.page}>
        <PhoneState query={plans} />
        {offers && (
          <>
            {billing && <StateNote billing={billing} onLeave={leave} />}
            <UseNow usage={offers.usage} />
            <RunOutNote offers={offers} />
            <IntervalChoice interval={choice.interval} onChange={choice.chooseInterval} isPhone />
            <PlanCards offers={offers} interval={choice.interval} chosen={choice.chosen} onChoose={choice.choosePlan} />
            <ChosenQuote page={page} />
            <InEveryPlan />
          </>
        )}
      </Stack>
    </UserPage>
  );
}
