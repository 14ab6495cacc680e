import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerOf, type MimePart, messageBodies, readMimeMessage } from '@outrider/mail-kit';
import type { RunningMailHost } from './start-mail-host.ts';

export type ReceivedMail = {
  to: string;
  messageId: string;
  subject: string;
  text: string;
  header: (name: string) => string;
};

type Home = Pick<RunningMailHost, 'dovecot'>;

/** What lies in a person's inbox, as files of the server. */
export const readInbox = (home: Home, address: string): Promise<ReceivedMail[]> => readFolder(home, address, '');

/** `folder`: as Maildir++ names it, such as `.Sent`; empty for the inbox. */
export async function readFolder({ dovecot }: Home, address: string, folder: string): Promise<ReceivedMail[]> {
  const maildir = join(dovecot.folder, 'mail', address, 'Maildir', folder);
  const mails: ReceivedMail[] = [];
  for (const state of ['new', 'cur']) {
    const names = await readdir(join(maildir, state)).catch(() => []);
    for (const name of names) {
      // A client that marks it as read renames it meanwhile.
      const raw = await readFile(join(maildir, state, name)).catch(() => undefined);
      if (raw) mails.push(readMail(address, readMimeMessage(raw)));
    }
  }
  return mails;
}

function readMail(to: string, part: MimePart): ReceivedMail {
  const header = (name: string) => headerOf(part, name) ?? '';
  const { text, html } = messageBodies(part);
  return { to, messageId: header('message-id'), subject: header('subject'), text: text || html || '', header };
}
