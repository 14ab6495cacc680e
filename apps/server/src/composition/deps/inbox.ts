import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { handleMeetingAnswer } from '../../modules/cards/index.ts';
import * as contacts from '../../modules/contacts/index.ts';
import {
  CHANGES_CHANNEL,
  createConnections,
  type InboxCallsDeps,
  type InboxDeps,
  type InboxListener,
  labelSuggester,
  tellChanged,
} from '../../modules/inbox/index.ts';
import * as mailboxes from '../../modules/mailboxes/index.ts';
import { handleReceipts } from '../../modules/receipts/index.ts';
import * as verification from '../../modules/verification/index.ts';
import * as warmup from '../../modules/warmup/index.ts';
import { lazyAddressLists } from '../../platform/address-lists.ts';
import { createChooser } from '../../platform/llm/choose-one.ts';
import { openNotifications } from '../../platform/notifications.ts';
import { createTextSigner } from '../../platform/secrets.ts';

type Parts = {
  mailboxes: mailboxes.MailboxesDeps;
  contacts: contacts.ContactsDeps;
  verification: verification.VerificationDeps;
  warmup: warmup.WarmupDeps;
  /** For those whose mail is answered, and who have sent it. */
  handleIncoming: InboxListener;
  rest: InboxDeps['rest'];
  noteOwnMails: NonNullable<InboxDeps['noteOwnMails']>;
  onDraftsGone: NonNullable<InboxDeps['onDraftsGone']>;
};

/** A dead connection is noticed by so much silence; while nothing happens the sync asks for a sign of life more often. */
const SILENCE_MS = 45_000;

const REASONS = { optOut: 'optedOut', bounce: 'bounced', complaint: 'complained' } as const;

export const composeInbox = ({ llm }: Pick<Config, 'llm'>, parts: Parts): InboxDeps => ({
  db: parts.mailboxes.db,
  jobs: parts.mailboxes.jobs,
  log: parts.mailboxes.log,
  now: parts.mailboxes.now,
  monotonic: () => performance.now(),
  random: parts.mailboxes.random,
  pause: (milliseconds) => pause(milliseconds),
  rest: parts.rest,
  openImap: (scope, mailboxId) =>
    mailboxes.openMailboxImap(
      { ...parts.mailboxes, timeouts: { socketMs: SILENCE_MS }, qresync: true },
      scope,
      mailboxId,
    ),
  warmup: {
    folder: warmup.WARMUP_FOLDER,
    header: warmup.WARMUP_HEADER,
    isSigned: ({ messageId, from, signature }) =>
      parts.warmup.signer.isSigned(warmup.signedText(messageId, from), signature),
  },
  async suppress(trx, scope, { email, reason, about }) {
    await contacts.suppressPerson(parts.contacts, trx, scope, email, { reason: REASONS[reason], about });
  },
  noteEvent: (trx, scope, { email, ...event }) => contacts.noteContactEvent(trx, scope, email, event),
  noteOwnMails: parts.noteOwnMails,
  onDraftsGone: parts.onDraftsGone,
  suggestLabel: llm && labelSuggester(createChooser(llm, parts.mailboxes), llm.model),
  listeners: [
    /** An answer proves a mailbox, and mail that comes back for good disproves one. */
    async function tellVerification(trx, scope, { kind, from, at, bounced, written }) {
      if (kind === 'human' || kind === 'outOfOffice') {
        await verification.noteDelivery(parts.verification, trx, scope, from, at);
      }
      if (kind !== 'bounce') return;
      for (const { address, hard } of bounced) {
        if (hard) await verification.noteBounce(parts.verification, trx, scope, { email: address, reply: written, at });
      }
    },
    /** Pages that show the mail already are notified. */
    async function tellPages(trx, scope, incoming) {
      const isReceipt = await handleReceipts(trx, scope, incoming);
      const isAnswer = await handleMeetingAnswer(trx, scope, incoming);
      if (isReceipt || isAnswer) await tellChanged(trx, scope, [incoming.mailboxId]);
    },
    parts.handleIncoming,
  ],
});

type CallParts = Pick<InboxCallsDeps, 'fetchImage' | 'onLabelled' | 'campaignsOf' | 'compose' | 'listScheduled'> & {
  databaseUrl: string;
  contacts: contacts.ContactsDeps;
};

/** For the process people talk to: it keeps connections of its own, and hears of changes made anywhere. */
export async function composeInboxCalls(
  { secret, oldSecrets }: Config,
  deps: InboxDeps,
  parts: CallParts,
): Promise<InboxCallsDeps & { close(): Promise<void> }> {
  const connections = createConnections(deps);
  const changes = await openNotifications(parts.databaseUrl, CHANGES_CHANNEL, deps.log);
  const lists = lazyAddressLists();
  return {
    ...deps,
    connections,
    changes,
    signer: createTextSigner([secret, ...oldSecrets], 'inbox-images'),
    fetchImage: parts.fetchImage,
    onLabelled: parts.onLabelled,
    campaignsOf: parts.campaignsOf,
    compose: parts.compose,
    listScheduled: parts.listScheduled,
    nameOf: (person) => parts.contacts.nameOf(person),
    isFreeMail: (domain) => lists.isFree(domain),
    async close() {
      connections.close();
      await changes.close();
    },
  };
}
