import type { Socket } from 'node:net';
import type { Silence } from '@outrider/email-verifier/ports';

/** RFC 5321, 4.5.3.1.5 allows 512 octets a line; a server that says much more than some screens full is not a mail host. */
const REPLY_MAX = 64 * 1024;

/** A complete reply: lines with a hyphen after the code, then one without (RFC 5321, 4.2.1). */
const REPLY = /^(?:\d{3}-[^\n]*\n)*\d{3}(?: [^\n]*)?\r?\n/;

export class ProbeSilence extends Error {
  readonly why: Silence;

  constructor(why: Silence) {
    super(why);
    this.why = why;
  }
}

export type ReplyReader = {
  /** The next whole reply, however it was cut into packets. Throws ProbeSilence when none comes. */
  next(timeoutMs: number): Promise<string>;
  /** Lets go of the socket, before it is handed to TLS. */
  release(): void;
};

export function readReplies(socket: Socket): ReplyReader {
  let received = '';
  let ended: Silence | undefined;
  let check: (() => void) | undefined;
  const onData = (chunk: Buffer) => {
    received += chunk.toString('utf8');
    if (received.length > REPLY_MAX) socket.destroy();
    check?.();
  };
  const onEnd = () => {
    ended = 'closed';
    check?.();
  };
  const onError = () => onEnd();
  socket.on('data', onData).on('end', onEnd).on('close', onEnd).on('error', onError);

  function take(): string | undefined {
    const [reply] = REPLY.exec(received) ?? [];
    if (reply === undefined) return undefined;
    received = received.slice(reply.length);
    return reply.replace(/\r?\n$/, '');
  }

  const wait = (timeoutMs: number) =>
    new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => finish(() => reject(new ProbeSilence('timedOut'))), timeoutMs);
      const finish = (act: () => void) => {
        clearTimeout(timer);
        check = undefined;
        act();
      };
      check = () => {
        const reply = take();
        if (reply !== undefined) finish(() => resolve(reply));
        else if (ended) {
          const why = ended;
          finish(() => reject(new ProbeSilence(why)));
        }
      };
      check();
    });

  return {
    // Of many questions asked at once most answers are here already.
    async next(timeoutMs) {
      return take() ?? wait(timeoutMs);
    },
    release() {
      socket.off('data', onData).off('end', onEnd).off('close', onEnd);
    },
  };
}
