import * as campaigns from '../../modules/campaigns/index.ts';
import * as composer from '../../modules/compose/index.ts';
import * as contacts from '../../modules/contacts/index.ts';
import { type InboxCallsDeps, readBody } from '../../modules/inbox/index.ts';
import * as mailboxes from '../../modules/mailboxes/index.ts';
import * as replies from '../../modules/replies/index.ts';
import type * as sending from '../../modules/sending/index.ts';
import type { TrackedMail, TrackingDeps } from '../../modules/tracking/index.ts';
import * as verification from '../../modules/verification/index.ts';

type Parts = { contacts: contacts.ContactsDeps; mailboxes: mailboxes.MailboxesDeps };

/** For what comes back about campaigns' mail. */
export const composeReplies = ({
  messageIds,
  owners,
  signer,
  contacts: people,
  mailboxes: { db, jobs, now },
}: Parts & Pick<replies.RepliesDeps, 'messageIds' | 'owners' | 'signer'>): replies.RepliesDeps => ({
  messageIds,
  owners,
  signer,
  db,
  jobs,
  now,
  fileSent: mailboxes.fileLater,
  async suppress(trx, scope, { email, reason, about }) {
    await contacts.suppressPerson(people, trx, scope, email, { reason, about });
  },
  noteContact: (trx, scope, { email, ...event }) => contacts.noteContactEvent(trx, scope, email, event),
  retractContact: (trx, scope, { email, ...event }) => contacts.retractContactEvent(trx, scope, email, event),
});

/** Of contacts a text finds, so many are looked for among the leads. */
const FOUND_MAX = 200;

/** For a user who says whose answer a mail is. */
export const composeLinking = (deps: replies.RepliesDeps, calls: InboxCallsDeps): replies.LinkDeps => ({
  ...deps,
  listValues: contacts.listContactValues,
  findEmails: (db, scope, search) =>
    contacts.listEmailsOf(db, scope, { search, conditions: [] }, { limit: FOUND_MAX, now: deps.now() }),
  readBody: (scope, messageId) => readBody(calls, scope, messageId),
});

/** A mail that is not accepted because of its address disproves the mailbox. */
export const composeRejections =
  (deps: replies.RepliesDeps, verifications: verification.VerificationDeps): sending.SendingDeps['onRejected'] =>
  async (trx, scope, rejected) => {
    const mail = await replies.findTrackedMail(trx, rejected.ledgerId);
    await replies.handleRejection(deps, trx, scope, rejected);
    if (!rejected.isAddressBad || !mail) return;
    const { words: reply, at } = rejected;
    await verification.noteBounce(verifications, trx, scope, { email: mail.recipient, reply, at });
  };

/** What is signed to show that a tracking domain leads here. */
export const trackingProof = (nonce: string) => `tracking-domain ${nonce}`;

type TrackingParts = Parts & {
  replies: replies.RepliesDeps;
  verification: verification.VerificationDeps;
  /** In the box time passes as its clock says. */
  sinceDelivery: ((mail: TrackedMail) => number | undefined) | undefined;
};

/** Tracking pictures, links and the opt-out link of mails. */
export function composeTracking(parts: TrackingParts): TrackingDeps {
  const deps = parts.replies;
  const { db, log, now } = parts.mailboxes;
  return {
    db,
    log,
    now,
    readLink: (purpose, token) => campaigns.readMailLink(deps.signer, purpose, token),
    proofOf: (nonce) => deps.signer.sign(trackingProof(nonce)),
    findMail: async (trx, ledgerId) =>
      (await replies.findTrackedMail(trx, ledgerId)) ?? (await composer.findTracedMail(trx, ledgerId)),
    async senderOf({ mailboxId, ...scope }) {
      const [sender] = await mailboxes.listMailboxAddresses(db, scope, [mailboxId]);
      return sender?.email ?? '';
    },
    sinceDelivery: (mail, at) =>
      parts.sinceDelivery?.(mail) ?? Math.max(0, at.getTime() - (mail.takenAt ?? at).getTime()),
    async onTracked(trx, mail, change) {
      const isByPerson = ({ verdict }: (typeof change.after)[number]) => verdict === 'person';
      const first = change.before.some(isByPerson) ? undefined : change.after.find(isByPerson);
      // Only what arrived can be read.
      if (first && mail.recipient !== '')
        await verification.noteDelivery(parts.verification, trx, mail, mail.recipient, first.first.at);
      await replies.countRequests(deps, trx, mail, change);
      await composer.countOpens(deps, trx, mail, change);
    },
    leave: (mail, at) => replies.leaveByLink(deps, mail, at),
  };
}
