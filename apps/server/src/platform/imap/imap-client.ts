import type { ImapFlow } from 'imapflow';

/** What the library does by a plain EXPUNGE, or by CLOSE, which expunges as well (RFC 3501, 6.4.2). */
type Expunging = 'messageDelete' | 'messageMove' | 'mailboxClose' | 'mailboxDelete' | 'mailboxRename';

/**
 * A connection that is logged in. Messages are moved and deleted by `remove-messages.ts`, never by the library alone: on a
 * server without UIDPLUS it would remove whatever another client has marked for deletion.
 */
export type ImapClient = Omit<ImapFlow, Expunging>;

const EXPUNGING = new Set(['EXPUNGE', 'CLOSE']);

type Wire = { exec(command: string, ...rest: unknown[]): Promise<unknown> };

/** The same for the wire, whoever asks: neither command leaves this client. "UID EXPUNGE" (RFC 4315) names its messages. */
export function refuseExpunge(client: ImapFlow): void {
  const wire = client as unknown as Wire;
  const exec = wire.exec.bind(client);
  wire.exec = (command, ...rest) =>
    EXPUNGING.has(command.toUpperCase())
      ? Promise.reject(new Error(`${command} would remove messages that others marked`))
      : exec(command, ...rest);
}
