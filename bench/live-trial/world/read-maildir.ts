import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerOf, type MimePart, messageBodies, readMimeMessage } from '@outrider/mail-kit';
import type { RunningMailHost } from './start-mail-host.ts';

export type Letter = { to: string; messageId: string; subject: string; text: string; header: (name: string) => string };

/** What lies in somebody's inbox, as files of the server. */
export async function readInbox({ dovecot }: RunningMailHost, address: string): Promise<Letter[]> {
  const maildir = join(dovecot.folder, 'mail', address, 'Maildir');
  const letters: Letter[] = [];
  for (const folder of ['new', 'cur']) {
    const names = await readdir(join(maildir, folder)).catch(() => []);
    for (const name of names) {
      // A client that marks it as read renames it meanwhile.
      const raw = await readFile(join(maildir, folder, name)).catch(() => undefined);
      if (raw) letters.push(readLetter(address, readMimeMessage(raw)));
    }
  }
  return letters;
}

function readLetter(to: string, part: MimePart): Letter {
  const header = (name: string) => headerOf(part, name) ?? '';
  const { text, html } = messageBodies(part);
  return { to, messageId: header('message-id'), subject: header('subject'), text: text || html || '', header };
}
