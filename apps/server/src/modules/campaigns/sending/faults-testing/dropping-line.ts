import { connect, createServer, type TLSSocket } from 'node:tls';
import { freePort } from '../../../../platform/free-port.ts';

/** Where a host hangs up; of the two after the last byte, it never had the mail in the first and has it in the second. */
export const DROPS = ['afterMail', 'beforeLastByte', 'lastByteLost', 'answerLost', 'afterAnswer'] as const;
export type Drop = (typeof DROPS)[number];

export type Line = {
  door: { host: string; port: number };
  /** Called as the host hears the sender of a mail. */
  onMail(listener: () => void): void;
  close(): Promise<void>;
};

type LineOptions = {
  to: { host: string; port: number };
  servername: string;
  tls: { key: string; cert: string };
  /** What happens to the mail that begins now. */
  nextDrop: () => Drop | undefined;
  /**
   * A connection ended without a goodbye: the mail that was on the wire, and the one before it where the sender may not
   * have had the time to write its answer down. Of the two one at most can be in doubt.
   */
  onCut: (messageIds: string[]) => void;
};

/** What one worker has between itself and its host: listens in, and hangs up in the name of the host. */
export async function openLine({ to, servername, tls, nextDrop, onCut }: LineOptions): Promise<Line> {
  const sockets = new Set<TLSSocket>();
  let hear: () => void = () => undefined;
  const server = createServer(tls, (client) => {
    const upstream = connect({ ...to, servername, ca: tls.cert });
    const talk = overhear({ nextDrop, onMail: () => hear() });
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    client.once('close', () => {
      const unsettled = talk.unsettled();
      if (unsettled.length > 0) onCut(unsettled);
    });
    client.on('data', (piece: Buffer) => {
      const verdict = talk.clientSaid(piece.toString('latin1'));
      if (verdict === 'swallow') return end();
      upstream.write(piece, () => verdict === 'passAndEnd' && end());
    });
    upstream.on('data', (piece: Buffer) => {
      const verdict = talk.hostSaid(piece.toString('latin1'));
      if (verdict === 'swallow') return end();
      client.write(piece, () => verdict === 'passAndEnd' && end());
    });
  });
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    door: { host: '127.0.0.1', port },
    onMail(listener) {
      hear = listener;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Verdict = 'pass' | 'passAndEnd' | 'swallow';

/** Follows SMTP far enough to know where in a mail the two are. Commands may come together (RFC 2920), mails do not. */
function overhear({ nextDrop, onMail }: { nextDrop: () => Drop | undefined; onMail: () => void }) {
  let phase: 'talk' | 'body' | 'answer' = 'talk';
  let drop: Drop | undefined;
  let body = '';
  let before = '';
  let saidGoodbye = false;
  const current = () => /^message-id:\s*(<[^>]+>)/im.exec(body)?.[1] ?? '';

  function clientSaid(text: string): Verdict {
    if (phase === 'talk') {
      if (/^QUIT/m.test(text)) saidGoodbye = true;
      if (!/^MAIL FROM/m.test(text)) return 'pass';
      drop = nextDrop();
      onMail();
      return drop === 'afterMail' ? 'passAndEnd' : 'pass';
    }
    body += text;
    if (!body.endsWith('\r\n.\r\n')) return drop === 'beforeLastByte' ? 'passAndEnd' : 'pass';
    phase = 'answer';
    return drop === 'lastByteLost' ? 'swallow' : 'pass';
  }

  function hostSaid(text: string): Verdict {
    if (phase === 'talk' && /^354/m.test(text)) {
      phase = 'body';
      body = '';
      return 'pass';
    }
    if (phase !== 'answer') return 'pass';
    if (drop === 'answerLost') return 'swallow';
    phase = 'talk';
    before = current();
    body = '';
    return drop === 'afterAnswer' ? 'passAndEnd' : 'pass';
  }

  return {
    clientSaid,
    hostSaid,
    unsettled: () => (saidGoodbye ? [] : phase === 'answer' ? [current()] : [current(), before]).filter(Boolean),
  };
}
