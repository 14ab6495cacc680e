import type { Readable } from 'node:stream';
import type { Person } from '@outrider/contract/inbox/message';
import type { Db, Scope } from '../../platform/db.ts';
import type { ImapClient } from '../../platform/imap/imap-client.ts';
import type { Log } from '../../platform/log.ts';
import type { FetchedImage } from '../../platform/web/fetch-image.ts';
import type { Suppressed } from '../contacts/index.ts';
import type { DeliverDeps } from './delivery/deliver-deps.ts';

/** What composing needs of the rest of the product. */
export type ComposeDeps = {
  db: Db;
  now: () => Date;
  /** What a mail says; undefined where it is gone. Refused where its server does not answer now. */
  readBody: (scope: Scope, mid: string) => Promise<{ text: string | null; html: string | null } | undefined>;
  /** Where the writer of a mail wants answers, asked of its server; none where that does not answer. */
  fetchReplyTo: (scope: Scope, mid: string) => Promise<Person[]>;
  /** A part of a mail, decoded, or the whole mail where no part is named. Refused with `mailNotFound` where it is gone. */
  readPart: (scope: Scope, mid: string, part: string) => Promise<Buffer>;
  /** Refused with `attachmentLost` where there is no such upload, or not all of it is there. */
  openUpload: (scope: Scope, id: string) => Promise<Readable>;
  /** A file of the attachment space, as far as a mail can carry it. Refused with `attachmentLost` where it is gone or too large. */
  openFile: (scope: Scope, fileId: string) => Promise<Readable>;
  /** Keeps bytes as an upload, and gives its id. */
  addUpload: (
    person: Scope & { userId: string },
    file: { name: string; type: string; bytes: Buffer },
  ) => Promise<{ id: string }>;
  /** Asks a mailbox's server whether it lets an address send. Its words where it does not. */
  trySender: (scope: Scope, mailboxId: string, address: string) => Promise<string | undefined>;
  /** Which of these addresses may not be written to. */
  findSuppressed: (scope: Scope, emails: readonly string[]) => Promise<Map<string, Suppressed>>;
  /** An image of the web, fetched without telling for whom. */
  fetchImage: (url: string) => Promise<FetchedImage | undefined>;
  /** Where a person says they are. */
  zoneOf: (person: Scope & { userId: string }) => Promise<string>;
  delivery: DeliverDeps;
};

/** What the copies of drafts at the mailboxes' servers need. */
export type CopyDeps = Omit<ComposeDeps, 'delivery'> & {
  log: Log;
  pause: (milliseconds: number) => Promise<void>;
  /** A connection that is logged in. Throws a `MailServerError`, and what that means for the mailbox is noted. */
  openImap: (scope: Scope, mailboxId: string) => Promise<ImapClient>;
};
