import type { Scope } from '../../../platform/db.ts';
import { findByMessageId } from '../../../platform/imap/find-messages.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import { failureOf, isServerError } from '../../../platform/imap/imap-failure.ts';
import { ensureSentFolder } from '../../../platform/imap/special-folder.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import { wordsOf } from '../connect/classify-problem.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { putOff } from './put-off.ts';
import { readCopy } from './sent-copies.repository.ts';
import {
  endFilings,
  type Filing,
  type FilingMailbox,
  keepFiling,
  learnFiler,
  listMailboxesToFile,
  takeFilings,
} from './sent-filings.repository.ts';

export type FilingDeps = Pick<MailboxesDeps, 'db' | 'now' | 'log'> & {
  /** A connection that is logged in. Throws a `MailServerError`, and what that means for the mailbox is noted. */
  openImap: (scope: Scope, mailboxId: string) => Promise<ImapClient>;
};

const MINUTE_MS = 60_000;
/** Longer than one APPEND can take: the connection is closed after two minutes of silence. */
const LEASE_MS = 10 * MINUTE_MS;
const MAILBOXES_AT_ONCE = 16;
const FILED_AT_ONCE = 100;

/** Puts what left into Sent, for every mailbox that has something due; several workers may do so at once. How many mailboxes. */
export async function fileSent(deps: FilingDeps): Promise<number> {
  const mailboxes = await listMailboxesToFile(deps.db, deps.now(), MAILBOXES_AT_ONCE);
  await Promise.all(
    mailboxes.map((mailbox) =>
      fileMailbox(deps, mailbox).catch((error: unknown) =>
        deps.log.warn({ err: error, mailbox: mailbox.id }, 'sent mail is filed later'),
      ),
    ),
  );
  return mailboxes.length;
}

async function fileMailbox(deps: FilingDeps, mailbox: FilingMailbox): Promise<void> {
  const { db, now } = deps;
  const until = new Date(now().getTime() + LEASE_MS);
  const filings = await takeFilings(db, mailbox.id, { now: now(), until, limit: FILED_AT_ONCE });
  if (filings.length === 0) return;
  const open = new Set(filings);
  let { isFilerKnown } = mailbox;
  try {
    if (mailbox.sentFiler !== 'outrider') return await end(filings);
    // Its log-in is tried by those who watch over it; more tries would only have it locked.
    if (mailbox.isBroken) return await putOff(deps, mailbox, filings, '');
    const client = await deps.openImap(mailbox, mailbox.id);
    try {
      await fileAll(client);
    } finally {
      await client.logout().catch(() => client.close());
    }
  } catch (error) {
    const words = wordsOf(failureOf(error));
    await putOff(deps, mailbox, [...open], words);
    if (!(error instanceof Error) || !isServerError(error)) throw error;
  }

  async function fileAll(client: ImapClient) {
    const done: Filing[] = [];
    const folder = await ensureSentFolder(client);
    // Not for reading alone: there a server keeps no flags, and the library then leaves out \Seen.
    const lock = await client.getMailboxLock(folder);
    try {
      for (const filing of filings) if (await fileOne(client, folder, filing)) done.push(filing);
    } finally {
      lock.release();
      // Those of a worker that dies before it says so are found by the next one.
      await end(done);
    }
  }

  /** False when another worker has taken it over, as this one was too slow. */
  async function fileOne(client: ImapClient, folder: string, { messageId, sentAt, tries }: Filing): Promise<boolean> {
    const isThere = (await findByMessageId(client, messageId, dayBefore(sentAt))).length > 0;
    if (isThere) {
      // At a second try it may be our own, of a worker that died in between.
      if (tries === 1) await learn('provider');
      return true;
    }
    const raw = await readCopy(db, mailbox.id, messageId);
    if (!raw) return true;
    if (!(await isStillMine(messageId))) return false;
    if (!(await client.append(folder, raw, ['\\Seen'], sentAt)))
      throw new MailServerError({ kind: 'unreachable', why: 'closed' });
    await learn('outrider');
    return true;
  }

  /** Taken once more where the batch takes long: nobody else may begin with it while it is appended. */
  async function isStillMine(messageId: string): Promise<boolean> {
    if (until.getTime() - now().getTime() > LEASE_MS / 2) return true;
    const again = new Date(now().getTime() + LEASE_MS);
    return keepFiling(db, mailbox.id, messageId, { from: until, until: again });
  }

  async function learn(filer: 'provider' | 'outrider') {
    if (isFilerKnown) return;
    await learnFiler(db, mailbox, mailbox.id, filer);
    isFilerKnown = true;
  }

  async function end(done: readonly Filing[]) {
    await endFilings(
      db,
      mailbox.id,
      done.map(({ messageId }) => messageId),
    );
    for (const filing of done) open.delete(filing);
  }
}

const DAY_MS = 86_400_000;

/** RFC 3501, 6.4.4: a search asks for days of the server's own zone. */
const dayBefore = (at: Date) => new Date(at.getTime() - DAY_MS);
