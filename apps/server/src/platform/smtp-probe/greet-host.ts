import type { Silence } from '@outrider/email-verifier/ports';
import { dialTcp, type ProbeOptions } from './open-probe.ts';
import { ProbeSilence, readReplies } from './reply-reader.ts';

/** `words` are the host's own: a good one says by which address it knows us. */
export type Greeted = { kind: 'answered'; words: string } | { kind: 'silence'; why: Silence };

const TIMEOUT_MS = { connect: 5_000, reply: 10_000 } as const;

/** Whether a mail host talks to us at all. A refusal is an answer too: the way there is open. */
export function createGreeter({ helloName, port, dial = dialTcp }: Omit<ProbeOptions, 'sender'>) {
  return async ({ address }: { address: string }): Promise<Greeted> => {
    try {
      const socket = await dial(address, port, TIMEOUT_MS.connect);
      try {
        const replies = readReplies(socket);
        const banner = await replies.next(TIMEOUT_MS.reply);
        if (!banner.startsWith('2')) return { kind: 'answered', words: banner };
        socket.write(`EHLO ${helloName}\r\n`);
        const words = await replies.next(TIMEOUT_MS.reply);
        socket.write('QUIT\r\n');
        return { kind: 'answered', words };
      } finally {
        socket.destroySoon();
      }
    } catch (error) {
      if (error instanceof ProbeSilence) return { kind: 'silence', why: error.why };
      throw error;
    }
  };
}
