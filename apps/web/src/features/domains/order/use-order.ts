import { useMutation, useQuery } from '@tanstack/react-query';
import { cancelMutation, orderQuery, payMutation, type Quote } from '../../../api/domains.ts';
import { useMakeQuote } from '../shared/use-make-quote.ts';

type Ways = { leaveTo: (url: string) => void; onQuoted: (quote: Quote) => void };

/** An order as it goes on by itself, and what can be decided about it. */
export function useOrder(orderId: string, { leaveTo, onQuoted }: Ways) {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(orderId));
  const pay = useMutation(payMutation);
  const cancel = useMutation(cancelMutation);
  const another = useMakeQuote(onQuoted);
  return {
    order,
    /** It is shown as it was read last while it cannot be read again. */
    error,
    isFetching,
    retry: () => void refetch(),
    pay: () => pay.mutate(orderId, { onSuccess: ({ checkoutUrl }) => leaveTo(checkoutUrl) }),
    isPaying: pay.isPending || pay.isSuccess,
    cancel: (onDone: () => void) => cancel.mutate(orderId, { onSettled: onDone }),
    isCancelling: cancel.isPending,
    another,
  };
}

export type OrderState = ReturnType<typeof useOrder>;
