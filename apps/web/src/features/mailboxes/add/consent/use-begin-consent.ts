import type { ConsentProvider } from '@outrider/contract/mailboxes/add';
import { useMutation, useQuery } from '@tanstack/react-query';
import { beginConsent } from '../../../../api/mailboxes/add.ts';
import { consentProvidersQuery } from '../add-queries.ts';

/** Leads the browser to the provider's page, which brings it back with a ticket. */
export function useBeginConsent(provider: ConsentProvider) {
  const { data: offered } = useQuery(consentProvidersQuery);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (email: string) => beginConsent({ provider, email }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return {
    begin: mutate,
    isLeaving: isPending || isSuccess,
    isOffered: offered?.some((offer) => offer.provider === provider) ?? false,
  };
}
