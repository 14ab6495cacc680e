import { connect, type Socket } from 'node:net';
import type { Door } from './loopback.ts';

export type Sender = { name: string; address?: string | undefined };

/** A host that says nothing for this long is given up. */
const HOST_TIMEOUT_MS = 30_000;
const REPLY = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/;
const CRLF = '\r\n';

/**
 * Offers a mail for one recipient to a host and gives the reply that decided about it, or nothing when there was none.
 * A few lines of SMTP (RFC 5321) with pipelining (RFC 2920), as a box delivers many mails and each on its own.
 */
export function offerMail(
  door: Door,
  sender: Sender,
  { from, to, raw }: { from: string; to: string; raw: Buffer },
): Promise<string | undefined> {
  const socket = connect({ ...door, noDelay: true, ...(sender.address ? { localAddress: sender.address } : {}) });
  const envelope = [`MAIL FROM:<${from}>${isAscii(from + to) ? '' : ' SMTPUTF8'}`, `RCPT TO:<${to}>`, 'DATA', ''];
  const steps: { wants: number; thenSay: string | Buffer }[] = [
    { wants: 220, thenSay: `EHLO ${sender.name}${CRLF}` },
    { wants: 250, thenSay: envelope.join(CRLF) },
    { wants: 250, thenSay: '' },
    { wants: 250, thenSay: '' },
    { wants: 354, thenSay: wireForm(raw) },
  ];
  return new Promise((resolve) => {
    const decide = (reply: string | undefined) => {
      resolve(reply);
      if (reply === undefined) socket.destroy();
      else if (!socket.destroyed) socket.end(`QUIT${CRLF}`);
    };
    readReplies(socket, (reply, code) => {
      const step = steps.shift();
      if (!step || code !== step.wants) return decide(reply);
      if (step.thenSay !== '') socket.write(step.thenSay);
    });
    socket.setTimeout(HOST_TIMEOUT_MS, () => decide(undefined));
    socket.on('error', () => decide(undefined));
    socket.on('close', () => decide(undefined));
  });
}

function readReplies(socket: Socket, onReply: (reply: string, code: number) => void) {
  let received = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    received += chunk;
    for (let match = REPLY.exec(received); match; match = REPLY.exec(received)) {
      received = received.slice(match[0].length);
      onReply(match[0].trimEnd(), Number(match[1]));
    }
  });
}

const isAscii = (text: string) => Buffer.byteLength(text) === text.length;

/** With a second dot where a line starts with one (RFC 5321, 4.5.2), and the line of the dot that ends it. */
function wireForm(raw: Buffer): Buffer {
  const text = raw.toString('latin1').replace(/(^|\r\n)\./g, '$1..');
  return Buffer.from(`${text}${text.endsWith(CRLF) ? '' : CRLF}.${CRLF}`, 'latin1');
}
