import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../platform/query-client.ts';
import { useDates } from '../../ui/dates.tsx';
import { sendersQuery } from './compose-queries.ts';
import { composer } from './composer.ts';
import type { Sender } from './state/mail.ts';
import { writeReceiver } from './state/receivers.ts';

type Person = { email: string; name: string };

/** Begins a mail from the mailbox that is looked at, else from the first. */
export function useNewMail(accountId = ''): (to?: Person[]) => void {
  const { timeZone } = useDates();
  const { data: known } = useQuery(sendersQuery);
  return (to = []) => {
    const open = (senders: readonly Sender[]) => {
      const from = senders.find((sender) => sender.accountId === accountId) ?? senders[0];
      composer.openNew({ account: from?.accountId ?? '', sender: from ? writeReceiver(from) : '', timeZone, to });
    };
    if (known || !composer.get().isOnline) open(known ?? []);
    // A mail without a sender cannot be sent, and nobody would see why: the mailboxes are waited for.
    else queryClient.fetchQuery(sendersQuery).then(open, () => open([]));
  };
}
