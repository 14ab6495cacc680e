import type { ComposeState, Delivery, OpenMail, Store } from './compose-state.ts';
import { openMail } from './compose-state.ts';
import type { ComposerDeps, DeliveryState } from './composer-deps.ts';
import type { createCloser } from './create-closer.ts';
import type { Saver } from './create-saver.ts';
import type { ComposedMail } from './mail.ts';
import { isValidEmail } from './receivers.ts';
import { sentMail, withStatus } from './send-status.ts';

/** How long the end of a delivery stays on the screen. */
const SHOWN_AFTER_MS = 4_000;
/** And that a mail waits for its time. */
const SCHEDULED_SHOWN_MS = 10_000;

/** Sending: what is to be said first, the hand-over, and the way back. */
export function createSender(
  store: Store<ComposeState>,
  saver: Saver,
  closer: ReturnType<typeof createCloser>,
  deps: ComposerDeps,
) {
  const isWaiting = (cid: string) => store.get().waiting.includes(cid);
  const wait = (cid: string, isOn: boolean) => {
    const others = store.get().waiting.filter((each) => each !== cid);
    store.put({ waiting: isOn ? [...others, cid] : others });
  };
  const patchDelivery = (deliveryId: string, changed: Partial<Delivery>) =>
    store.put({
      sending: store.get().sending.map((each) => (each.deliveryId === deliveryId ? { ...each, ...changed } : each)),
    });
  const dropDelivery = (deliveryId: string) =>
    store.put({ sending: store.get().sending.filter((each) => each.deliveryId !== deliveryId) });

  /** What is worth a second look is said once; a second press sends. */
  const send = async (cid: string): Promise<void> => {
    const failure = saver.find(cid)?.failure;
    if (isWaiting(cid) || !saver.find(cid)) return;
    if (failure && failure.recipients.length > 0) {
      // The others have it: only those who failed are written to again.
      store.put({ errorDialog: { ...failure, cid } });
      return;
    }
    wait(cid, true);
    try {
      await saver.save(cid, true);
      const open = saver.find(cid);
      if (!open || open.conflict) return;
      const warnings = await deps.server.check(open.mail).catch(() => []);
      if (warnings.length > 0) {
        store.put({ warning: { cid, warnings } });
        return;
      }
      await deliver(open);
    } finally {
      wait(cid, false);
    }
  };

  const sendAnyway = async (): Promise<void> => {
    const { warning } = store.get();
    store.put({ warning: undefined });
    const open = warning && saver.find(warning.cid);
    if (!open || isWaiting(warning.cid)) return;
    wait(warning.cid, true);
    try {
      await deliver(open);
    } finally {
      wait(warning.cid, false);
    }
  };

  const deliver = async ({ mail, revision, place }: OpenMail): Promise<void> => {
    const { cid } = mail;
    saver.patch(cid, () => ({ mail: withStatus(mail, 'requested'), failure: undefined }));
    try {
      if (mail.optSenderStr !== '') await deps.server.checkSender(mail);
      const delivered = await deps.server.deliver(mail, revision);
      if (mail.receiver.some(({ email }) => !isValidEmail(email))) deps.tell({ kind: 'incorrectDropped', mail });
      closer.drop(cid);
      if (delivered.undoUntil === null) {
        settle({ mail, place }, { state: delivered.failure ? 'failed' : 'sent', ...delivered });
        return;
      }
      const held: Delivery = {
        deliveryId: delivered.deliveryId,
        cid,
        mail: withStatus(mail, 'requested'),
        undoUntil: barUntil(Date.parse(delivered.undoUntil), mail),
        scheduledAt: mail.scheduleDate,
        state: 'held',
      };
      if (mail.scheduleDate !== '') deps.tell({ kind: 'scheduled', mail });
      store.put({ sending: [...store.get().sending, held] });
      deps.later(() => void meet(held.deliveryId), Math.max(0, held.undoUntil - deps.now()) + 500);
    } catch (error) {
      const failure = deps.server.failureOf(error);
      saver.patch(cid, (open) => ({ mail: withStatus(open.mail, 'failed'), failure }));
      store.put({ errorDialog: { ...failure, cid } });
    }
  };

  /** A mail that waits until Monday is taken back in the Scheduled view; its bar says only that it waits. */
  const barUntil = (until: number, { scheduleDate }: ComposedMail) =>
    scheduleDate === '' ? until : Math.min(until, deps.now() + SCHEDULED_SHOWN_MS);

  /** How a delivery ended, as far as it has. */
  const settle = ({ mail, place }: Pick<OpenMail, 'mail' | 'place'>, end: DeliveryState) => {
    if (end.state === 'sent') {
      deps.tell({ kind: 'sent', mail: sentMail(mail, { mid: end.mid, tid: end.tid }) });
      return;
    }
    if (end.state !== 'failed') return;
    const failure = end.failure ?? { code: '', message: '', recipients: [] };
    deps.tell({ kind: 'sentFailed', mail });
    saver.add({ ...openMail(withStatus(mail, 'failed'), place), edits: 0, failure });
    store.put({ isWriting: true, errorDialog: { ...failure, cid: mail.cid } });
  };

  /** Asks how far a delivery is, when the stream names it or its time is over. */
  const meet = async (deliveryId: string): Promise<void> => {
    const delivery = store.get().sending.find((each) => each.deliveryId === deliveryId);
    if (!delivery || delivery.state === 'undoing') return;
    const end = await deps.server.readDelivery(deliveryId).catch(() => undefined);
    if (!end) {
      deps.later(() => void meet(deliveryId), SHOWN_AFTER_MS);
      return;
    }
    if (end.state === 'held' && deps.now() < delivery.undoUntil) return;
    if (end.state === 'stopped') {
      dropDelivery(deliveryId);
      return;
    }
    if (end.state === 'sent' || end.state === 'failed') {
      patchDelivery(deliveryId, { state: end.state });
      settle({ mail: delivery.mail, place: { kind: 'dock' } }, end);
      deps.later(() => dropDelivery(deliveryId), end.state === 'sent' ? SHOWN_AFTER_MS : 0);
      return;
    }
    // Scheduled for later: the bar goes, the Scheduled view has it.
    if (delivery.scheduledAt !== '') dropDelivery(deliveryId);
    else {
      patchDelivery(deliveryId, { state: 'leaving' });
      deps.later(() => void meet(deliveryId), SHOWN_AFTER_MS / 2);
    }
  };

  /** Two honest answers: stopped, and the mail is open again; or it is leaving already. */
  const undo = async (deliveryId: string): Promise<void> => {
    const delivery = store.get().sending.find((each) => each.deliveryId === deliveryId);
    if (delivery?.state !== 'held') return;
    patchDelivery(deliveryId, { state: 'undoing' });
    try {
      const { outcome, draftId } = await deps.server.undo(deliveryId);
      if (outcome === 'leaving') {
        patchDelivery(deliveryId, { state: 'leaving' });
        deps.tell({ kind: 'leaving', mail: delivery.mail });
        void meet(deliveryId);
        return;
      }
      dropDelivery(deliveryId);
      deps.tell({ kind: 'stopped', mail: delivery.mail });
      await reopen(delivery, draftId);
    } catch {
      // The call has said why; the time may not be over.
      patchDelivery(deliveryId, { state: 'held' });
    }
  };

  /** The mail as it left the screen, editable, on top of what the server holds. */
  const reopen = async ({ mail }: Delivery, draftId: string) => {
    const draft = await deps.server.open({ draftId }).catch(() => undefined);
    const back = withStatus({ ...mail, draftId, scheduleDate: '' }, 'saved');
    saver.add({ ...openMail(back), revision: draft?.revision ?? 1 });
    store.put({ isWriting: true });
  };

  return {
    send,
    sendAnyway,
    cancelSend: () => store.put({ warning: undefined }),
    undo,
    undoLast: () => {
      const last = store.get().sending.findLast(({ state }) => state === 'held');
      if (last) void undo(last.deliveryId);
      return last !== undefined;
    },
    meet,
    hideDelivery: dropDelivery,
    closeErrorDialog: () => store.put({ errorDialog: undefined }),
  };
}
