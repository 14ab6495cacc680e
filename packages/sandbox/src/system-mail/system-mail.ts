import type { Socket } from 'node:net';
import type { BoxedMail } from '@outrider/contract/sandbox';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server';
import { readMessage } from '../read-message.ts';
import { type BoxOptions, LOOPBACK, listenOnLoopback, type Service } from '../service.ts';
import { openMailStore } from './mail-store.ts';

const HOST_NAME = 'mx.box.test';
/** Far above any mail the product writes, and small enough to keep hundreds in memory. */
const MESSAGE_MAX_BYTES = 1_048_576;
const CLIENTS_MAX = 100;

export type SystemMail = Service & {
  /** How it greets; `host` is where it listens. */
  name: string;
  host: string;
  port: number;
  /** Newest first; the search looks at id, addresses and subject. */
  list: (search?: string) => BoxedMail[];
  read: (id: string) => BoxedMail | undefined;
};

/** The mail host that takes what the product itself sends: verification links, resets, notices. */
export async function startSystemMail({ dataDir, now, log }: BoxOptions): Promise<SystemMail> {
  const store = await openMailStore({ dataDir, log });

  async function accept(stream: SMTPServerDataStream, envelope: SMTPServerEnvelope) {
    const message = await readMessage(stream);
    if (message === undefined) throw refusal(552, '5.3.4 Message too big');
    const mail = await store.add({ ...(await describeMail(message, envelope)), receivedAt: now().toISOString() });
    return `2.0.0 Queued as ${mail.id}`;
  }

  const smtp = new SMTPServer({
    name: HOST_NAME,
    size: MESSAGE_MAX_BYTES,
    maxClients: CLIENTS_MAX,
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, answer) {
      answer(address.toLowerCase().startsWith('bounce') ? refusal(550, '5.1.1 No such mailbox here') : undefined);
    },
    onData(stream, { envelope }, answer) {
      accept(stream, envelope).then(
        (reply) => answer(null, reply),
        (error: Error) => {
          log.warn(`Boxed system mail did not take a message: ${error.message}`);
          answer('responseCode' in error ? error : refusal(451, '4.3.0 Not kept, try again'));
        },
      );
    },
  });
  smtp.on('error', (error: Error) => log.warn(`Boxed system mail: ${error.message}`));

  const sockets = new Set<Socket>();
  smtp.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listenOnLoopback(smtp.server);
  log.info(`Boxed system mail takes SMTP at ${LOOPBACK}:${port}`);

  return {
    name: HOST_NAME,
    host: LOOPBACK,
    port,
    list: store.list,
    read: store.read,
    close: () =>
      new Promise((resolve) => {
        smtp.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function describeMail(message: Buffer, { mailFrom, rcptTo }: SMTPServerEnvelope) {
  const { from, subject, text, html } = await simpleParser(message, { skipTextToHtml: true, skipImageLinks: true });
  return {
    from: from?.text || (mailFrom ? mailFrom.address : ''),
    to: rcptTo.map(({ address }) => address),
    subject: subject ?? '',
    text: text ?? '',
    html: html || '',
    raw: message.toString('utf8'),
  };
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
