import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { autoRenewMutation, type OwnedDomain, ownedQuery, type Quote } from '../../../api/domains.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { useMakeQuote } from '../shared/use-make-quote.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;

/** What was asked about one domain, or about all of them. */
export type OwnedAsked = { what: 'transfer'; domain: string } | { what: 'credentials'; domain: string | undefined };

/** The domains of the workspace, and what can be done with each. Where nothing is sold any more, they can still be taken out. */
export function useOwned(onQuoted: (quote: Quote) => void, isSold: boolean) {
  const query = useQuery(ownedQuery);
  const renewing = useMutation(autoRenewMutation);
  const quote = useMakeQuote(onQuoted);
  const [asked, setAsked] = useState<OwnedAsked>();
  return {
    isSold,
    query,
    domains: query.data ?? [],
    renew: (domain: string) => quote.make({ kind: 'renewal', domains: [{ domain, mailboxes: [] }] }),
    isQuoting: (domain: string) => quote.isQuoting && quote.asked?.domains[0]?.domain === domain,
    quoteError: quote.error,
    setRenewsItself: (domain: string, renewsItself: boolean) => renewing.mutate({ domain, renewsItself }),
    isSwitching: (domain: string) => renewing.isPending && renewing.variables.domain === domain,
    asked,
    ask: setAsked,
    close: () => setAsked(undefined),
  };
}

export type OwnedState = ReturnType<typeof useOwned>;

/** Whole days until it ends; nothing where it is at another registrar. */
export const daysLeft = ({ expiresAt }: OwnedDomain): number | undefined =>
  expiresAt === null ? undefined : Math.ceil((Date.parse(expiresAt) - nowMs()) / DAY_MS);

export const endsSoon = (owned: OwnedDomain) => {
  const left = daysLeft(owned);
  return left !== undefined && left <= SOON_DAYS && !owned.renewsItself;
};

/** Bought here, so its registrar answers to us. */
export const isOurs = ({ origin }: OwnedDomain) => origin === 'new';
