import type { Delivery } from '@outrider/contract/compose/delivery';
import { readDelivery, sendAgain, sendNow, undoDelivery } from '../../api/compose/delivery.ts';
import { openDraft } from '../../api/compose/drafts.ts';
import { ApiError } from '../../platform/create-call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { nowMs } from '../../platform/time/world-time.ts';
import { callCompose, everyAction } from './compose-call.ts';
import { settingsQuery } from './compose-queries.ts';
import { attrsOf, withAttrs } from './state/attrs.ts';
import type { SendFailure } from './state/compose-state.ts';
import type { ComposeServer, DeliveryState } from './state/composer-deps.ts';
import { type ComposedMail, newMail } from './state/mail.ts';

const QUIET = { silent: true };

type DeliveryServer = Pick<ComposeServer, 'deliver' | 'undo' | 'readDelivery' | 'sendAgain' | 'failureOf'>;

/** For how long the server holds a mail; it decides, this only asks. */
const undoSeconds = async (): Promise<number> => {
  const settings = await queryClient.fetchQuery(settingsQuery).catch(() => undefined);
  return settings?.undoSeconds ?? 0;
};

async function deliver(written: ComposedMail, revision: number) {
  // Fetched with the first encrypted mail.
  const sealed = written.setEncrypt ? await (await import('./seal-outgoing.ts')).sealOutgoing(written) : undefined;
  const mail = sealed?.cover ?? written;
  const attrs = { ...attrsOf(mail), encrypted: sealed ? { id: sealed.id } : null };
  const answer = await callCompose(
    mail,
    {
      ...everyAction(mail),
      action: 'deliver',
      attrs,
      revision,
      delayTime: mail.scheduleDate === '' ? await undoSeconds() : 0,
    },
    { deliverEmail: mail.optSenderStr || mail.sender, mid: mail.draftId ?? mail.cid },
  );
  const failed = answer.errorRcpts ?? [];
  const { deliveryId = '', undoUntil = '', deliverAt } = answer;
  // A scheduled mail can be taken back until its time.
  const until = undoUntil || (mail.scheduleDate === '' ? '' : (deliverAt ?? mail.scheduleDate));
  const isGone = answer.sendStatus !== 'sending';
  return {
    deliveryId,
    undoUntil: isGone || until === '' ? null : until,
    mid: answer.savedSent?.mid || undefined,
    tid: answer.tid || undefined,
    failure:
      isGone && failed.length > 0
        ? { code: answer.mtaCode ?? '', message: answer.msgCodeDesc ?? '', recipients: failed, deliveryId }
        : undefined,
  };
}

const stateOf = ({ state, deliverAt, errorRcpts }: Delivery): DeliveryState['state'] => {
  if (state === 'sent') return errorRcpts.length > 0 ? 'failed' : 'sent';
  if (state === 'failed' || state === 'stopped') return state;
  return state === 'waiting' && Date.parse(deliverAt) > nowMs() ? 'held' : 'leaving';
};

const failureIn = ({ state, mtaCode, message, words, errorRcpts, deliveryId }: Delivery): SendFailure | undefined =>
  errorRcpts.length > 0 || state === 'failed'
    ? {
        code: mtaCode,
        message: message || words,
        recipients: errorRcpts,
        // Of one that did not leave at all the draft is open again, with everybody.
        deliveryId: state === 'sent' ? deliveryId : undefined,
      }
    : undefined;

export const deliveryServer: DeliveryServer = {
  deliver,
  undo: (deliveryId) => undoDelivery({ deliveryId }),
  readDelivery: async (deliveryId) => {
    const delivery = await readDelivery({ deliveryId }, QUIET);
    return {
      state: stateOf(delivery),
      mid: delivery.savedSent.mid || undefined,
      tid: delivery.tid || undefined,
      failure: failureIn(delivery),
    };
  },
  sendAgain: (deliveryId) => sendAgain({ deliveryId }),
  failureOf: (error) => ({
    code: error instanceof ApiError ? String(error.code) : '',
    message: error instanceof Error ? error.message : '',
    recipients: [],
  }),
};

export const cancelScheduled = (deliveryId: string) => undoDelivery({ deliveryId });

export const sendScheduledNow = (deliveryId: string) => sendNow({ deliveryId });

/** Takes it back and hands it over anew with another time; gives whether it had not left yet. */
export async function moveScheduled(deliveryId: string, at: string, timeZone: string): Promise<boolean> {
  const { outcome, draftId } = await undoDelivery({ deliveryId });
  if (outcome === 'leaving') return false;
  const draft = await openDraft({ draftId });
  const account = draft.accountId ?? '';
  const mail = withAttrs(
    { ...newMail({ cid: draftId, account, sender: draft.attrs.account, timeZone }), draftId },
    { ...draft.attrs, scheduleDate: at, scheduleDateTimeZone: timeZone },
  );
  await deliver(mail, draft.revision);
  return true;
}
