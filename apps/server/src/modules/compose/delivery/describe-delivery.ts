import type { ComposeAnswer } from '@outrider/contract/compose/compose-call';
import type { Delivery, ErrorRcpt, SendStatus } from '@outrider/contract/compose/delivery';
import { AppError, ERRORS, type ErrorName, errorAnswer } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import { formatAddress } from '@outrider/mail-kit/addresses/format-address';
import type { RecipientLists } from '@outrider/mail-kit/delivery/plan-recipients';
import type { DeliveryMail, StoredDelivery } from './deliveries.repository.ts';
import type { Failure } from './delivery.tables.ts';

const isError = (name: string): name is ErrorName => Object.hasOwn(ERRORS, name);

/** The code and the text of an error of the catalogue. */
function say(reason: string, words: string, language: Language): { code: string; message: string } {
  if (!isError(reason)) return { code: '', message: words };
  const { body } = errorAnswer({ reason, values: { words }, data: null }, language);
  return { code: `${body.code}`, message: body.message };
}

const errorRcptsOf = (failures: readonly Failure[], language: Language): ErrorRcpt[] =>
  failures.map(({ email, reason, words }) => ({ email, words, ...say(reason, words, language) }));

const SEND_STATUS: Record<StoredDelivery['state'], SendStatus> = {
  waiting: 'sending',
  doubt: 'sending',
  sent: 'sent',
  failed: 'sentFailed',
  stopped: 'saved',
};

type AnswerFacts = { language: Language; malformed: readonly string[]; revision: number; now: Date };

/** The suffix of FA_MTA_REJECTED, which some clients read by itself. */
const mtaCodeOf = (code: string) => code.slice(code.indexOf(':') + 1);

/** What `deliver` answers. A mail nobody got is a refusal, with who and why. */
export function answerOf(delivery: StoredDelivery, { language, malformed, revision, now }: AnswerFacts): ComposeAnswer {
  const { id, draftId, state, failures, refusal, words, deliverAt, kind, sentMid, tid } = delivery;
  const dropped = malformed.map((email) => ({ email, reason: 'recipientMalformed', words: '' }));
  const errorRcpts = errorRcptsOf([...failures, ...dropped], language);
  const { code, message } = say(refusal, words, language);
  const outcome = { mtaCode: mtaCodeOf(code), msgCodeDesc: message, errorRcpts };
  if (state === 'failed' && isError(refusal))
    throw new AppError(refusal, { values: { words }, data: { ...outcome, words, draftId, deliveryId: id } });
  return {
    var: draftId,
    draftId,
    revision,
    savedAt: now.toISOString(),
    deliveryId: id,
    sendStatus: SEND_STATUS[state],
    undoUntil: kind === 'undo' && state === 'waiting' ? deliverAt.toISOString() : '',
    deliverAt: deliverAt.toISOString(),
    savedSent: { mid: sentMid ?? '' },
    tid: tid ?? '',
    sentTInfo: tid ?? '',
    overflowReason: '',
    data: { vmail: '', vcomposeId: draftId },
    ...outcome,
  };
}

/** As many people as a row of a list can name. */
const NAMED_MAX = 20;

export function describeDelivery(
  delivery: StoredDelivery,
  { mails, account, language }: { mails: readonly DeliveryMail[]; account: string; language: Language },
): Delivery {
  const { id, draftId, mailboxId, state, kind, deliverAt, zone, subject, failures, refusal, words, sentMid, tid } =
    delivery;
  const people = mails.flatMap(({ recipients }) => peopleOf(recipients));
  const { code, message } = say(refusal, words, language);
  return {
    deliveryId: id,
    draftId,
    accountId: mailboxId,
    account,
    state,
    sendStatus: SEND_STATUS[state],
    kind,
    deliverAt: deliverAt.toISOString(),
    zone,
    subject,
    recipients: people.slice(0, NAMED_MAX),
    recipientCount: people.length,
    mtaCode: mtaCodeOf(code),
    message,
    words,
    errorRcpts: errorRcptsOf(failures, language),
    linkAttached: delivery.links.length > 0,
    mailTrace: delivery.traced,
    savedSent: { mid: sentMid ?? '' },
    tid: tid ?? '',
  };
}

const peopleOf = ({ to, cc, bcc }: RecipientLists) => [...to, ...cc, ...bcc].map((person) => formatAddress(person));
