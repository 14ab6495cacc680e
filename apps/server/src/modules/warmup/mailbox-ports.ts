import { MailServerError } from '../../platform/net/failure.ts';
import { openMailboxImap, openMailboxSmtp } from '../mailboxes/index.ts';
import { createImapReader } from './mails/imap-reader.ts';
import type { SendResult, WarmupDeps } from './warmup-deps.ts';

type Connections = Parameters<typeof openMailboxSmtp>[0];

/** Sends and reads through the mailboxes' own servers. Never through a provider's API: that is not what it counts. */
export const mailboxPorts = (connections: Connections): Pick<WarmupDeps, 'sendMail' | 'openReader'> => ({
  async sendMail(mailbox, raw, envelope) {
    const smtp = await openMailboxSmtp(connections, mailbox, mailbox.id).catch(refusedAtTheDoor);
    if ('kind' in smtp) return smtp;
    try {
      const outcome = await smtp.send(envelope, raw);
      if (outcome.kind === 'taken') return { kind: 'taken' };
      if (outcome.kind === 'lost' && outcome.inDoubt) return { kind: 'inDoubt' };
      return { kind: 'refused', words: wordsOf(new MailServerError(outcome.failure)) };
    } finally {
      smtp.close();
    }
  },
  openReader: async (mailbox) => createImapReader(await openMailboxImap(connections, mailbox, mailbox.id)),
});

/** Nothing was handed over, so there is no doubt about it. */
function refusedAtTheDoor(error: unknown): SendResult {
  if (error instanceof MailServerError) return { kind: 'refused', words: wordsOf(error) };
  throw error;
}

const wordsOf = ({ failure, message }: MailServerError) => failure.reply?.text ?? message;
