import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { OpenedProbe, Silence, VerifierPorts } from '@outrider/email-verifier/ports';
import { meaningOfReply } from '@outrider/email-verifier/reply-meaning';
import { readExtensions } from '../smtp/offers.ts';
import { askRecipients, type Conversation } from './ask-recipients.ts';
import { ProbeSilence, readReplies } from './reply-reader.ts';

/** Throws ProbeSilence when nobody is there. */
export type Dial = (address: string, port: number, timeoutMs: number) => Promise<Socket>;

export type ProbeOptions = {
  /** Who we say we are (RFC 5321, 4.1.1.1), and the address that asks. */
  helloName: string;
  sender: string;
  port: number;
  /** How to get there; by default straight over TCP. */
  dial?: Dial;
};

/** How long each phase may take. A busy gateway makes a stranger wait at the banner and again at RCPT. */
const TIMEOUT_MS = { connect: 10_000, banner: 30_000, hello: 15_000, tls: 15_000, mail: 15_000, quit: 2_000 } as const;

/**
 * Opens conversations that only ask: as far as RCPT, never DATA. Written by hand because a mail client's library sends one
 * message a transaction, cannot ask for many recipients in one packet, and hides what was said at which step.
 */
export function createProbe({ helloName, sender, port, dial = dialTcp }: ProbeOptions): VerifierPorts['openProbe'] {
  async function visit(host: string, address: string, wantsTls: boolean): Promise<OpenedProbe> {
    let socket: Socket | undefined;
    try {
      socket = await dial(address, port, TIMEOUT_MS.connect);
      return await greet({ socket, host, helloName, sender, wantsTls });
    } catch (error) {
      socket?.destroy();
      if (error instanceof ProbeSilence) return { kind: 'silence', why: error.why };
      throw error;
    }
  }
  return async ({ host, address }) => {
    const opened = await visit(host, address, true);
    // RFC 7435: who offers TLS and cannot do it is talked to without.
    return opened.kind === 'silence' && opened.why === 'tls' ? visit(host, address, false) : opened;
  };
}

type Greeting = { socket: Socket; host: string; helloName: string; sender: string; wantsTls: boolean };

async function greet({ socket, host, helloName, sender, wantsTls }: Greeting): Promise<OpenedProbe> {
  const conversation = startConversation(socket);
  const { say } = conversation;
  const banner = await conversation.replies.next(TIMEOUT_MS.banner);
  if (!banner.startsWith('2')) return refuse(conversation, banner);
  let features = await sayHello(conversation, helloName);
  if ('refusal' in features) return refuse(conversation, features.refusal);
  const offersTls = features.names.has('STARTTLS');
  const isSecret = offersTls && wantsTls && (await goSecret(conversation, host));
  if (isSecret) features = await sayHello(conversation, helloName);
  if ('refusal' in features) return refuse(conversation, features.refusal);
  const mailFrom = (isUnicode: boolean) => `MAIL FROM:<${sender}>${isUnicode ? ' SMTPUTF8' : ''}`;
  const mail = await say(mailFrom(false), TIMEOUT_MS.mail);
  if (offersTls && !isSecret && meaningOfReply(mail) === 'tlsWanted') throw new ProbeSilence('tls');
  if (!mail.startsWith('2')) return refuse(conversation, mail);
  const { names } = features;
  let isUnicode = false;
  return {
    kind: 'open',
    session: {
      async ask(addresses) {
        // RFC 6531, 3.4: a transaction is for Unicode addresses only when MAIL says so.
        const wantsUnicode = names.has('SMTPUTF8') && addresses.some((one) => !isAscii(one));
        if (wantsUnicode && !isUnicode) {
          await say('RSET', TIMEOUT_MS.mail);
          await say(mailFrom(true), TIMEOUT_MS.mail);
          isUnicode = true;
        }
        return askRecipients(conversation, addresses, { isPipelined: names.has('PIPELINING'), isUnicode });
      },
      end: () => quit(conversation),
    },
  };
}

const isAscii = (text: string) => !/[\u0080-\u{10ffff}]/u.test(text);

function startConversation(socket: Socket): Conversation {
  const conversation: Conversation = {
    socket,
    replies: readReplies(socket),
    async say(line, timeoutMs) {
      conversation.socket.write(`${line}\r\n`);
      return conversation.replies.next(timeoutMs);
    },
  };
  return conversation;
}

/** EHLO, or HELO for a host that does not know it (RFC 5321, 3.2). */
async function sayHello(
  { say }: Conversation,
  helloName: string,
): Promise<{ names: ReadonlyMap<string, string> } | { refusal: string }> {
  const ehlo = await say(`EHLO ${helloName}`, TIMEOUT_MS.hello);
  if (ehlo.startsWith('2')) return { names: readExtensions(ehlo) };
  if (!/^50[0-4]/.test(ehlo)) return { refusal: ehlo };
  const helo = await say(`HELO ${helloName}`, TIMEOUT_MS.hello);
  return helo.startsWith('2') ? { names: new Map() } : { refusal: helo };
}

/**
 * False when the host thinks better of it (RFC 3207, 4). The certificate is not judged: nothing secret is said, and a
 * stranger's expired one does not make an address bad.
 */
async function goSecret(conversation: Conversation, host: string): Promise<boolean> {
  const answer = await conversation.say('STARTTLS', TIMEOUT_MS.tls);
  if (!answer.startsWith('2')) return false;
  conversation.replies.release();
  const secured = await new Promise<TLSSocket>((resolve, reject) => {
    const tls = connectTls({ socket: conversation.socket, servername: host, rejectUnauthorized: false });
    const fail = () => {
      tls.destroy();
      reject(new ProbeSilence('tls'));
    };
    tls.setTimeout(TIMEOUT_MS.tls, fail);
    tls.once('error', fail).once('close', fail);
    tls.once('secureConnect', () => {
      tls.setTimeout(0).off('error', fail).off('close', fail);
      resolve(tls);
    });
  });
  conversation.socket = secured;
  conversation.replies = readReplies(secured);
  return true;
}

async function refuse(conversation: Conversation, text: string): Promise<OpenedProbe> {
  await quit(conversation);
  return { kind: 'refused', text };
}

/** RFC 5321, 4.1.1.10: the host closes. Until then the conversation counts as one of those it has with us. */
async function quit({ say, socket }: Conversation): Promise<void> {
  await say('QUIT', TIMEOUT_MS.quit).catch(() => socket.destroy());
  await new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    socket.once('close', () => resolve()).setTimeout(TIMEOUT_MS.quit, () => socket.destroy());
  });
}

const SILENCES: Record<string, Silence> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'closed',
  ETIMEDOUT: 'timedOut',
};

export function dialTcp(address: string, port: number, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp({ host: address, port });
    const fail = (why: Silence) => {
      socket.destroy();
      reject(new ProbeSilence(why));
    };
    socket.setNoDelay(true).setTimeout(timeoutMs, () => fail('timedOut'));
    socket.once('error', (error: NodeJS.ErrnoException) => fail(SILENCES[error.code ?? ''] ?? 'unreachable'));
    socket.once('connect', () => {
      socket
        .setTimeout(0)
        .removeAllListeners('error')
        .on('error', () => undefined);
      resolve(socket);
    });
  });
}
