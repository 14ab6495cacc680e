import { useTranslation } from 'react-i18next';
import { StateNote } from '../../../features/billing/overview/state-note.tsx';
import { InEveryPlan } from '../../../features/billing/plan/in-every-plan.tsx';
import { IntervalChoice } from '../../../features/billing/plan/interval-choice.tsx';
import { PlanCards } from '../../../features/billing/plan/plan-cards.tsx';
import { PlanTable } from '../../../features/billing/plan/plan-table.tsx';
import { RunOutNote } from '../../../features/billing/plan/run-out-note.tsx';
import { UseNow } from '../../../features/billing/plan/use-now.tsx';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { ChosenQuote } from '../../shared/purchase/chosen-quote.tsx';
import { usePlanPage } from '../../shared/purchase/use-plan-page.ts';
import styles from './plan-screen.module.css';

/** Too narrow for the plans side by side. */
const NARROW = '(max-width: 767px)';

/** The plans against what is used, and what a change costs before anything is bought. */
export function PlanScreen() {
  const { t } = useTranslation('billing');
  const page = usePlanPage();
  const { plans, billing, choice, leave } = page;
  const { data: offers } = plans;
  const isNarrow = useMedia(NARROW);
  const Plans = isNarrow ? PlanCards : PlanTable;
  return (
    <UserDates>
      <PageHead title={t('plan.title')} isJoined>
        <IntervalChoice interval={choice.interval} onChange={choice.chooseInterval} />
      </PageHead>
      {plans.error && !offers && <QueryFailed query={plans} hint={t('plan.failedHint')} />}
      {plans.isPending && <ListWaiting />}
      {offers && (
        <Stack gap={6} pad="2 6 8">
          {billing && <StateNote billing={billing} onLeave={leave} />}
          {isNarrow && <UseNow usage={offers.usage} />}
          <Plans offers={offers} interval={choice.interval} chosen={choice.chosen} onChoose={choice.choosePlan} />
          <Grid gap={6} align="start" className={styles.below}>
            <Stack gap={6}>
              <RunOutNote offers={offers} />
              <InEveryPlan />
            </Stack>
            <ChosenQuote page={page} />
          </Grid>
        </Stack>
      )}
    </UserDates>
  );
}
