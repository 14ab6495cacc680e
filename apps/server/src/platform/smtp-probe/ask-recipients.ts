import type { Socket } from 'node:net';
import type { Said } from '@outrider/email-verifier/ports';
import { toAsciiDomain } from '@outrider/mail-kit/addresses/domain';
import { ProbeSilence, type ReplyReader } from './reply-reader.ts';

/** A conversation under way. Socket and reader change when it goes over to TLS. */
export type Conversation = {
  socket: Socket;
  replies: ReplyReader;
  say: (line: string, timeoutMs: number) => Promise<string>;
};

/** Some gateways look the recipient up elsewhere before they answer. */
const RCPT_TIMEOUT_MS = 45_000;
/** One that answers each question as late as it may would keep a conversation open for half an hour. */
const ASKING_TIMEOUT_MS = 120_000;

type Manner = { isPipelined: boolean; isUnicode: boolean };

/** RCPT for each address. Once the host falls silent, the rest is silence too. */
export async function askRecipients(
  conversation: Conversation,
  addresses: string[],
  { isPipelined, isUnicode }: Manner,
): Promise<Said[]> {
  const said = addresses.map((): Said => ({ kind: 'silence', why: 'closed' }));
  const lines = addresses.map((address) => recipientLine(address, isUnicode));
  const speakable = lines.flatMap((line, index) => (line === undefined ? [] : [{ line, index }]));
  for (const [index, line] of lines.entries()) {
    if (line === undefined) said[index] = { kind: 'silence', why: 'noUnicode' };
  }
  // RFC 2920: what the host lets us send at once takes one round trip instead of many.
  if (isPipelined) conversation.socket.write(speakable.map(({ line }) => `${line}\r\n`).join(''));
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
  }, ASKING_TIMEOUT_MS);
  try {
    for (const { line, index } of speakable) {
      if (isOver) throw new ProbeSilence('timedOut');
      const text = isPipelined
        ? await conversation.replies.next(RCPT_TIMEOUT_MS)
        : await conversation.say(line, RCPT_TIMEOUT_MS);
      said[index] = { kind: 'reply', text };
    }
  } catch (error) {
    if (!(error instanceof ProbeSilence)) throw error;
    for (const { index } of speakable) {
      if (said[index]?.kind === 'silence') said[index] = { kind: 'silence', why: error.why };
    }
  } finally {
    clearTimeout(timer);
  }
  return said;
}

/** Undefined for an address that only a transaction with SMTPUTF8 could name. */
function recipientLine(address: string, isUnicode: boolean): string | undefined {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (address.includes('\r') || address.includes('\n')) throw new Error('an address has one line');
  if (/[\u0080-\u{10ffff}]/u.test(local) && !isUnicode) return undefined;
  return `RCPT TO:<${local}@${toAsciiDomain(domain) ?? domain}>`;
}
