import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { userInfoQuery, useUserInfo } from '../../../features/identity/user-info.ts';
import { consentErrorOf } from '../../../features/mailboxes/add/consent/consent-draft.ts';
import { paths } from '../../../paths/paths.ts';
import { planName } from '../../../platform/plan-name.ts';

const withQuery = (path: string, query: Record<string, string>) => {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return said.size === 0 ? path : `${path}?${said}`;
};

/** The pages of the ways to a mailbox, each opened for an address. */
export const addPaths = {
  gmail: (email: string) => withQuery(paths.accounts.addGmail, { email }),
  corp: (email: string) => withQuery(paths.accounts.addCorp, { email }),
  smtp: (email: string) => withQuery(paths.accounts.addSmtp, { email }),
  bulk: (bulk: string) => withQuery(paths.accounts.add, { bulk }),
};

/** What every page that adds mailboxes needs of its surroundings. */
export function useAddPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [query] = useSearchParams();
  const { plan, dateFormat, timeZone } = useUserInfo();
  return {
    email: query.get('email') ?? '',
    plan: planName(plan),
    dates: { dateFormat, timeZone },
    go: (path: string) => void navigate(path),
    openAccount: (account: string) => void navigate(withQuery(paths.accounts.list, { account })),
    /** The numbers of the plan stand in the menu too. */
    refreshQuota: useCallback(() => void client.invalidateQueries({ queryKey: userInfoQuery.queryKey }), [client]),
  };
}

/**
 * What the provider's page brought back. It is taken out of the address at once: a ticket works one time, and neither it
 * nor an old reason belongs into the history or into a reload.
 */
export function useConsentReturn() {
  const [query, setQuery] = useSearchParams();
  const [ticket, setTicket] = useState(() => query.get('ticket') ?? undefined);
  const [error] = useState(() => consentErrorOf(query.get('error')));
  const [accountId] = useState(() => query.get('account') ?? undefined);
  const hasReturned = query.has('ticket') || query.has('error');
  useEffect(() => {
    if (hasReturned) setQuery({}, { replace: true });
  }, [hasReturned, setQuery]);
  return { ticket, error, accountId, forgetTicket: () => setTicket(undefined) };
}
