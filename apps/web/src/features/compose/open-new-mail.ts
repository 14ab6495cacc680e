import { queryClient } from '../../platform/query-client.ts';
import { sendersQuery } from './compose-queries.ts';
import { composer } from './composer.ts';
import type { Sender } from './state/mail.ts';
import { writeReceiver } from './state/receivers.ts';

export type Person = { email: string; name: string };
type NewMail = { accountId: string; timeZone: string; to?: Person[] };

/** Begins a mail from the mailbox that is looked at, else from the first. */
export function openNewMail({ accountId, timeZone, to = [] }: NewMail): void {
  const open = (senders: readonly Sender[]) => {
    const from = senders.find((sender) => sender.accountId === accountId) ?? senders[0];
    composer.openNew({ account: from?.accountId ?? '', sender: from ? writeReceiver(from) : '', timeZone, to });
  };
  const known = queryClient.getQueryData(sendersQuery.queryKey);
  if (known || !composer.get().isOnline) open(known ?? []);
  // A mail without a sender cannot be sent, and nobody would see why: the mailboxes are waited for.
  else queryClient.fetchQuery(sendersQuery).then(open, () => open([]));
}
