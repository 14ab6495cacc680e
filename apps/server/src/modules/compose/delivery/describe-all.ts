import type { Language } from '@outrider/contract/languages';
import type { DeliverDeps } from './deliver-deps.ts';
import { listMails, type StoredDelivery } from './deliveries.repository.ts';
import { describeDelivery } from './describe-delivery.ts';

/** Deliveries with those they go to, and the address they leave from. */
export async function describeAll(
  deps: Pick<DeliverDeps, 'db' | 'listMailboxes'>,
  deliveries: readonly StoredDelivery[],
  language: Language,
) {
  const ids = deliveries.map(({ id }) => id);
  const mails = Map.groupBy(await listMails(deps.db, ids), ({ deliveryId }) => deliveryId);
  const mailboxes = await deps.listMailboxes(deps.db, [...new Set(deliveries.map(({ mailboxId }) => mailboxId))]);
  const accounts = new Map(mailboxes.map(({ id, email }) => [id, email]));
  return deliveries.map((delivery) => {
    const account = accounts.get(delivery.mailboxId) ?? '';
    return describeDelivery(delivery, { mails: mails.get(delivery.id) ?? [], account, language });
  });
}
