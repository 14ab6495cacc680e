import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@outrider/contract/errors';
import { ATTACHMENT_MAX_BYTES } from '@outrider/contract/files/upload';
import type { CopyDeps } from '../../modules/compose/index.ts';
import * as contacts from '../../modules/contacts/index.ts';
import * as files from '../../modules/files/index.ts';
import * as identity from '../../modules/identity/index.ts';
import * as inbox from '../../modules/inbox/index.ts';
import * as mailboxes from '../../modules/mailboxes/index.ts';
import { MailServerError } from '../../platform/net/failure.ts';

type Parts = { contacts: contacts.ContactsDeps; files: files.FilesDeps; mailboxes: mailboxes.MailboxesDeps };

/** Writing mail leans on the inbox: what is answered, passed on or taken in lies there. */
export const composeComposer = (inboxCalls: inbox.InboxCallsDeps, parts: Parts): CopyDeps => ({
  db: inboxCalls.db,
  now: inboxCalls.now,
  log: inboxCalls.log,
  pause: (milliseconds) => pause(milliseconds),
  openImap: inboxCalls.openImap,
  readBody: (scope, mid) => inbox.readWholeText(inboxCalls, scope, mid),
  fetchReplyTo: (scope, mid) => inbox.fetchReplyTo(inboxCalls, scope, mid),
  readPart: (scope, mid, part) => inbox.readPartBytes(inboxCalls, scope, mid, part),
  openUpload: (scope, id) => files.openUploadBytes(parts.files, scope, id),
  async openFile(scope, fileId) {
    const file = await files.findFileUpload(parts.files, scope, fileId);
    if (!file || file.size > ATTACHMENT_MAX_BYTES) throw new AppError('attachmentLost');
    return files.openUploadBytes(parts.files, scope, file.uploadId);
  },
  addUpload: (person, file) => files.addUploadFromBytes(parts.files, person, file),
  async trySender(scope, mailboxId, address) {
    const smtp = await mailboxes.openMailboxSmtp(parts.mailboxes, scope, mailboxId).catch((error: unknown) => {
      if (error instanceof MailServerError) return error.failure;
      throw error;
    });
    if ('kind' in smtp) return mailboxes.wordsOf(smtp);
    const failure = await smtp.trySender(address);
    smtp.close();
    return failure && mailboxes.wordsOf(failure);
  },
  findSuppressed: (scope, emails) => contacts.findSuppressed(parts.contacts, inboxCalls.db, scope, emails),
  fetchImage: inboxCalls.fetchImage,
  zoneOf: (person) => identity.timeZoneOf(inboxCalls, person),
});
