import { randomUUID } from 'node:crypto';
import type { ConnectionProblem } from '@outrider/contract/mailboxes/add';
import { findByMessageId } from '../../../platform/imap/find-messages.ts';
import { openImap } from '../../../platform/imap/imap.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import { deleteMessages, moveMessages } from '../../../platform/imap/remove-messages.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import type { TranscriptLine } from '../../../platform/net/transcript.ts';
import { openSmtp, type SendOutcome } from '../../../platform/smtp/smtp.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { wordsOf } from './classify-problem.ts';
import { clientName } from './open-mailbox.ts';
import type { ServerAccounts } from './server-accounts.ts';
import type { DirectionTest } from './test-steps.ts';

type Deps = Pick<MailboxesDeps, 'network' | 'appUrl' | 'helloName' | 'now' | 'pause'> &
  Partial<Pick<MailboxesDeps, 'gate'>>;
type Step = Omit<DirectionTest['steps'][number], 'step'>;

/** A person waits in front of the screen; most providers need less than five seconds, greylisting more than minutes. */
const LOOK_FOR_MS = 20_000;
const LOOK_EVERY_MS = 1_000;

/** The mail that went out, and whether its provider put a copy of it into Sent. */
export type TestMail = { messageId: string; raw: Buffer; sentAt: Date; isFiled: boolean };

type Mailed = {
  sent: Step;
  found: Step;
  problem: ConnectionProblem;
  words: string;
  transcript: TranscriptLine[];
  /** Nothing when the server did not take it. */
  mail?: TestMail;
};

const NOT_TRIED: Step = { outcome: 'notTried', detail: '', milliseconds: null };

/** Sends one mail from the mailbox to itself, looks for it among the arrived and in junk, and clears it away. */
export async function mailToItself(deps: Deps, accounts: ServerAccounts): Promise<Mailed> {
  const { now } = deps;
  const begun = now().getTime();
  const messageId = `<${randomUUID()}@${accounts.email.slice(accounts.email.lastIndexOf('@') + 1)}>`;
  const raw = testMail(accounts.email, { messageId, appUrl: deps.appUrl, now: now() });
  const { outcome, transcript } = await send(deps, accounts, raw);
  const milliseconds = now().getTime() - begun;
  if (outcome.kind !== 'taken') {
    const words = wordsOf(outcome.failure);
    return {
      sent: { outcome: 'failed', detail: words, milliseconds },
      found: NOT_TRIED,
      problem: 'refused',
      words,
      transcript,
    };
  }
  const { code, enhanced = '' } = outcome.reply;
  const sent: Step = { outcome: 'passed', detail: [code, enhanced].filter(Boolean).join(' '), milliseconds };
  const sentAt = now();
  const { folder, isFiled } = await lookFor(deps, accounts, messageId);
  const found: Step = folder
    ? { outcome: 'passed', detail: folder, milliseconds: now().getTime() - begun }
    : { outcome: 'failed', detail: '', milliseconds: now().getTime() - begun };
  const mail = { messageId, raw, sentAt, isFiled };
  return { sent, found, problem: folder ? 'none' : 'mailNotFound', words: '', transcript, mail };
}

async function send(deps: Deps, { email, smtp }: ServerAccounts, raw: Buffer) {
  try {
    const connection = await openSmtp(smtp, { ...deps, clientName: clientName(deps, email) });
    const outcome = await connection.send({ from: email, to: [email] }, raw);
    connection.close();
    return { outcome, transcript: connection.transcript() };
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    const outcome: SendOutcome = { kind: 'lost', failure: error.failure, inDoubt: false };
    return { outcome, transcript: [] };
  }
}

/** RFC 3834, 5: marked as written by a machine, so that no out-of-office note answers it. */
const testMail = (email: string, { messageId, appUrl, now }: { messageId: string; appUrl: string; now: Date }) =>
  Buffer.from(
    [
      `From: <${email}>`,
      `To: <${email}>`,
      'Subject: Connection test',
      `Message-ID: ${messageId}`,
      `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
      'Auto-Submitted: auto-generated',
      // As mails of campaigns have them, so that the checks see whether they are signed.
      `List-Unsubscribe: <${appUrl}/t/u/test>,\r\n <mailto:${email}?subject=unsubscribe%20test>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'This mail shows that the mailbox sends and receives. It can be deleted.',
      '',
    ].join('\r\n'),
  );

type Found = { folder: string | undefined; isFiled: boolean };

const NOT_FOUND: Found = { folder: undefined, isFiled: false };

/**
 * The folder it arrived in, or none within the time, and whether it lies in Sent by then. What the server refuses in between
 * counts as not found yet.
 */
async function lookFor(deps: Deps, { imap }: ServerAccounts, messageId: string): Promise<Found> {
  const { now, pause } = deps;
  const until = now().getTime() + LOOK_FOR_MS;
  try {
    const client = await openImap(imap, deps);
    try {
      const places = await foldersOf(client);
      while (now().getTime() < until) {
        for (const path of places.arrived) {
          if (!(await isThere(client, path, messageId))) continue;
          // Before it is taken away: at Gmail both are one message.
          const isFiled = places.sent !== undefined && (await isThere(client, places.sent, messageId));
          await takeAway(client, path, messageId, places.trash);
          return { folder: path, isFiled };
        }
        await pause(LOOK_EVERY_MS);
      }
      return NOT_FOUND;
    } finally {
      await client.logout().catch(() => client.close());
    }
  } catch {
    return NOT_FOUND;
  }
}

async function foldersOf(client: ImapClient) {
  const folders = await client.list();
  const pathOf = (use: string) => folders.find(({ specialUse }) => specialUse === use)?.path;
  const junk = pathOf('\\Junk');
  return {
    arrived: ['INBOX', ...(junk === undefined ? [] : [junk])],
    trash: pathOf('\\Trash'),
    sent: pathOf('\\Sent'),
  };
}

async function isThere(client: ImapClient, path: string, messageId: string): Promise<boolean> {
  const lock = await client.getMailboxLock(path);
  try {
    // Some servers show new mail to a selected folder only after they were asked for it (RFC 9051, 6.1.2).
    await client.noop();
    return (await findByMessageId(client, messageId)).length > 0;
  } finally {
    lock.release();
  }
}

async function takeAway(client: ImapClient, path: string, messageId: string, trash: string | undefined): Promise<void> {
  const lock = await client.getMailboxLock(path);
  try {
    const found = await findByMessageId(client, messageId);
    // Gmail keeps what is deleted from a folder among all mail; only its bin forgets it.
    if (trash) await moveMessages(client, found, trash);
    else await deleteMessages(client, found);
  } finally {
    lock.release();
  }
}
