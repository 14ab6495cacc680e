import { useMutation } from '@tanstack/react-query';
import { type OrderedDomain, type OrderKind, type Quote, quoteMutation } from '../../../api/domains.ts';

type Asked = { kind: OrderKind; domains: readonly OrderedDomain[] };

/** Asks for a binding price and opens it. What was refused is said where it was asked for, and the cart stays. */
export function useMakeQuote(onQuoted: (quote: Quote) => void) {
  const { mutate, variables, error, isPending } = useMutation(quoteMutation);
  return {
    make: ({ kind, domains }: Asked) => mutate({ kind, domains: [...domains] }, { onSuccess: onQuoted }),
    /** What the last question was about, while it is asked and after it failed. */
    asked: variables,
    error,
    isQuoting: isPending,
  };
}
