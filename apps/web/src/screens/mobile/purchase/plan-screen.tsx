import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { StateNote } from '../../../features/billing/overview/state-note.tsx';
import { InEveryPlan } from '../../../features/billing/plan/in-every-plan.tsx';
import { IntervalChoice } from '../../../features/billing/plan/interval-choice.tsx';
import { NoQuote } from '../../../features/billing/plan/no-quote.tsx';
import { PlanCards } from '../../../features/billing/plan/plan-cards.tsx';
import { QuotePanel } from '../../../features/billing/plan/quote-panel.tsx';
import { RunOutNote } from '../../../features/billing/plan/run-out-note.tsx';
import { UseNow } from '../../../features/billing/plan/use-now.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { usePlanPage } from '../../shared/purchase/use-plan-page.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import { PhoneState } from './phone-state.tsx';
import styles from './purchase.module.css';

/** The same choice, one plan below the other. */
export function PlanScreen() {
  const { t } = useTranslation('billing');
  const { dates, plans, billing, choice, leave, showDone } = usePlanPage();
  const { data: offers } = plans;
  return (
    <DatesAs {...dates}>
      <PageTitle>{t('plan.title')}</PageTitle>
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
            {choice.chosen === undefined || choice.isCurrent ? (
              <NoQuote isCurrent={choice.isCurrent} />
            ) : (
              <QuotePanel
                key={`${choice.chosen} ${choice.interval}`}
                plan={choice.chosen}
                interval={choice.interval}
                card={billing?.card ?? null}
                onLeave={leave}
                onDone={showDone}
              />
            )}
            <InEveryPlan />
          </>
        )}
      </Stack>
    </DatesAs>
  );
}
