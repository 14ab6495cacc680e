import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { reopenDraft } from '../drafts/change-state.ts';
import { readDraft } from '../drafts/drafts.repository.ts';
import { keepFiles } from '../drafts/keep-files.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import type { DeliverDeps } from './deliver-deps.ts';
import {
  changeDelivery,
  findDelivery,
  hastenMails,
  lockDelivery,
  lockMails,
  stopMails,
  wakeDelivery,
} from './deliveries.repository.ts';

type Deps = Pick<DeliverDeps, 'db' | 'now'>;

const STOPPABLE = ['planned', 'reserved'];

/**
 * Stops a mail that has not left: all of it or nothing. Its messages are locked, so it comes before their end-of-data marks or
 * after one of them.
 */
export const undoDelivery = ({ db, now }: Deps, scope: Scope, deliveryId: string) =>
  db.transaction().execute(async (trx) => {
    const delivery = await lockDelivery(trx, scope, deliveryId);
    if (!delivery) throw new AppError('composeNotFound');
    const { draftId } = delivery;
    // Asked again, it has the same answer; of a mail nobody got there is nothing to stop, and its draft is open.
    if (delivery.state === 'stopped' || delivery.state === 'failed') return { outcome: 'stopped', draftId } as const;
    const mails = await lockMails(trx, deliveryId);
    if (delivery.state !== 'waiting' || mails.some(({ state }) => !STOPPABLE.includes(state)))
      return { outcome: 'leaving', draftId } as const;
    await stopMails(trx, deliveryId, now());
    await changeDelivery(trx, delivery, { state: 'stopped', endedAt: now() });
    await reopenDraft(trx, scope, draftId);
    return { outcome: 'stopped', draftId } as const;
  });

/** What waits for its moment leaves now. */
export const sendNow = ({ db, now }: Deps, scope: Scope, deliveryId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const delivery = await lockDelivery(trx, scope, deliveryId);
    if (!delivery) throw new AppError('composeNotFound');
    if (delivery.state !== 'waiting') throw new AppError('composeProcessing');
    await hastenMails(trx, deliveryId, now());
    await changeDelivery(trx, delivery, { deliverAt: now(), kind: 'now' });
    await wakeDelivery(trx);
  });

/** A new draft of a mail that left, to those it did not reach. */
export async function sendAgain({ db, now }: Deps, scope: Scope, deliveryId: string): Promise<{ draftId: string }> {
  const delivery = await findDelivery(db, scope, deliveryId);
  const draft = delivery && (await readDraft(db, scope, delivery.draftId));
  const failed = delivery?.failures.filter(({ reason }) => reason !== 'recipientSuppressed') ?? [];
  if (!delivery || !draft || failed.length === 0) throw new AppError('composeNotFound');
  const to = failed.map(({ email }) => email);
  const attrs = { ...draft.attrs, to, cc: [], bcc: [], scheduleDate: '' };
  const wish = { id: randomUUID(), account: delivery.mailboxId, revision: 0, forced: true, attrs, at: now() };
  const saved = await saveDraft(db, scope, wish);
  await keepFiles(db, scope, saved, { now: now() });
  return { draftId: saved.id };
}
