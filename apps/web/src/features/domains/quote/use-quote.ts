import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { billingQuery } from '../../../api/billing.ts';
import { confirmMutation, type OrderedDomain, type PaysWith, type Quote, quoteQuery } from '../../../api/domains.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { useSecondsUntil } from '../../../ui/hooks/use-seconds-until.ts';
import { useMakeQuote } from '../shared/use-make-quote.ts';

type Ways = {
  /** It has become an order; with an address where it is paid for. */
  onOrdered: (quote: Quote, ordered: { orderId: string; checkoutUrl: string | null }) => void;
  onQuoted: (quote: Quote) => void;
};

/** A quote while it holds, its order, and the next quote for the same cart. */
export function useQuote(quoteId: string, { onOrdered, onQuoted }: Ways) {
  const { data: quote, error, refetch, isFetching } = useQuery(quoteQuery(quoteId));
  // What is not known yet is not waited for: without it the card is given at the page, as it is at the first order.
  const { data: billing } = useQuery(billingQuery);
  const again = useMakeQuote(onQuoted);
  const [agrees, setAgrees] = useState(false);
  const [asksToAgree, setAsksToAgree] = useState(false);
  const secondsLeft = useSecondsUntil(quote ? Date.parse(quote.expiresAt) : 0, nowMs);
  const confirm = useMutation(confirmMutation);
  const pay = (paysWith: PaysWith) => {
    if (!quote) return;
    if (!agrees) return setAsksToAgree(true);
    confirm.mutate({ quoteId, paysWith }, { onSuccess: (ordered) => onOrdered(quote, ordered) });
  };
  return {
    quote,
    error,
    isFetching,
    retry: () => void refetch(),
    secondsLeft,
    isOrdered: quote?.orderId !== null && quote !== undefined,
    isExpired: quote !== undefined && quote.orderId === null && secondsLeft === 0,
    address: billing?.address,
    /** On file. */
    card: billing?.card ?? null,
    agrees,
    agree: (isAgreed: boolean) => {
      setAgrees(isAgreed);
      setAsksToAgree(false);
    },
    asksToAgree,
    pay,
    /** Until the card processor's page is there. */
    isPaying: confirm.isPending || (confirm.isSuccess && confirm.data.checkoutUrl !== null),
    payError: confirm.error,
    /** The same cart again, or a changed one. */
    requote: (domains?: OrderedDomain[]) =>
      quote && again.make({ kind: quote.kind, domains: domains ?? quote.domains }),
    isQuoting: again.isQuoting,
    quoteError: again.error,
  };
}

export type QuoteState = ReturnType<typeof useQuote>;
