import { NoQuote } from '../../../features/billing/plan/no-quote.tsx';
import { QuotePanel } from '../../../features/billing/plan/quote-panel.tsx';
import type { usePlanPage } from './use-plan-page.ts';

type ChosenQuoteProps = { page: Pick<ReturnType<typeof usePlanPage>, 'billing' | 'choice' | 'leave' | 'showDone'> };

/** What the chosen plan costs; why nothing is to be paid, where it is the one there is. */
export const ChosenQuote = ({ page: { billing, choice, leave, showDone } }: ChosenQuoteProps) =>
  choice.chosen === undefined || choice.isCurrent ? (
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
  );
