import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@outrider/contract/errors';
import { VERSION } from '@outrider/contract/limits';
import type { LinkedFile } from '@outrider/mail-kit/compose/link-card';
import type { Config } from '../../config.ts';
import { addPixel, createMailLinks } from '../../modules/campaigns/index.ts';
import * as composer from '../../modules/compose/index.ts';
import * as contacts from '../../modules/contacts/index.ts';
import * as files from '../../modules/files/index.ts';
import * as inbox from '../../modules/inbox/index.ts';
import type { SendingDeps } from '../../modules/sending/index.ts';
import type { Scope, Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { TextSigner } from '../../platform/secrets.ts';

type Parts = {
  sending: SendingDeps;
  contacts: contacts.ContactsDeps;
  files: files.FilesDeps;
  jobs: Pick<Jobs, 'enqueue'>;
  signer: TextSigner;
};

/** For so long a file that went as a link can be had. */
const LINK_DAYS = 30;
const DAY_MS = 86_400_000;

/** The mail it answers is marked, answers are watched for where that was wanted, and its files are free. */
export async function onComposedSent(
  { jobs }: Pick<Parts, 'jobs'>,
  trx: Trx,
  scope: Scope,
  sent: composer.SentDelivery,
): Promise<void> {
  const { draftId, at } = sent;
  await composer.markOriginal({ jobs }, trx, scope, draftId);
  await composer.watchAnswers(trx, scope, sent);
  await files.releaseUploads(trx, scope, draftId, at);
}

/** What leaves from the composer: the same servers, holds and copies as of campaigns. */
export function composeDelivery(
  { web, appUrl }: Config,
  { sending, contacts: people, files: store, jobs, signer }: Parts,
) {
  return {
    db: sending.db,
    writesDb: sending.writesDb,
    log: sending.log,
    now: sending.now,
    monotonic: sending.monotonic,
    // No process waits for a pause that is left over when everything else has ended.
    pause: (milliseconds: number) => pause(milliseconds, undefined, { ref: false }),
    rest: sending.rest,
    rules: composer.DELIVERY_RULES,
    owners: sending.owners,
    messageIds: sending.messageIds,
    listMailboxes: sending.listMailboxes,
    findSuppressed: (db, scope, emails) => contacts.findSuppressed(people, db, scope, emails),
    openSmtp: sending.openSmtp,
    keepCopies: sending.keepCopies,
    onSent: (trx, scope, sent) => onComposedSent({ jobs }, trx, scope, sent),
    noteDepartures: sending.noteDepartures,
    writeMessage: composer.createMessageWriter({
      db: sending.db,
      openAttachment: (scope, { id }) => files.openUploadBytes(store, scope, id),
      valuesOf: async (scope, email) => (await contacts.listContactValues(sending.db, scope, [email])).get(email) ?? {},
      addPicture(html, { trackingDomain }, ledgerId) {
        const tracker = trackingDomain === '' ? web.trackerUrl : `https://${trackingDomain}`;
        const { track } = createMailLinks(signer, { tracker, wayOut: appUrl }, ledgerId);
        return track ? addPixel(html, track) : html;
      },
      xMailer: `${web.appName} ${VERSION}`,
    }),
  } satisfies Omit<composer.DeliveryDeps, 'wakeUps'>;
}

/** For the process people talk to. */
export const composeDeliver = (
  config: Config,
  inboxCalls: inbox.InboxCallsDeps,
  parts: Parts,
): composer.DeliverDeps => ({
  ...composeDelivery(config, parts),
  nameOf: inboxCalls.nameOf,
  inFlight: new Set(),
  async keepUploads(trx, scope, draftId, ids) {
    const { missing } = await files.keepUploads(trx, scope, draftId, ids, inboxCalls.now());
    if (missing.length > 0) throw new AppError('attachmentLost');
  },
  async makeLinks(trx, scope, { cloudattachments }, sentTo) {
    const expiresAt = new Date(inboxCalls.now().getTime() + LINK_DAYS * DAY_MS);
    const links: LinkedFile[] = [];
    for (const { cloudIdentity, name, fileSize: size } of cloudattachments) {
      const { url } = await files.createLink(parts.files, trx, scope, cloudIdentity, { expiresAt, sentTo });
      links.push({ name, size, url, expiresAt: expiresAt.toISOString() });
    }
    return links;
  },
  changes: inboxCalls.changes,
  freezeQuote: (scope, attrs) =>
    composer.freezeQuote({ readBody: (mid) => inbox.readWholeText(inboxCalls, scope, mid) }, attrs),
  freezeAttachments: (scope, draft) =>
    composer.freezeAttachments(
      {
        db: inboxCalls.db,
        now: inboxCalls.now,
        readPart: (mid, part) => inbox.readPartBytes(inboxCalls, scope, mid, part),
        addUpload: (file) => files.addUploadFromBytes(parts.files, scope, file),
        findFile: (fileId) => files.findFileUpload(parts.files, scope, fileId),
      },
      scope,
      draft,
    ),
});
