import { connect, createServer, type TLSSocket } from 'node:tls';
import { freePort } from '../../../platform/start/free-port.ts';
import { type Drop, overhear } from './overhear.ts';

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
  /** A connection ended without a goodbye: the mails that may be in doubt by that, of which one at most is. */
  onCut: (mails: string[]) => void;
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
    const pass = (to: TLSSocket, piece: Buffer, cutAt: number | undefined) =>
      to.write(piece.subarray(0, cutAt), () => cutAt !== undefined && end());
    client.on('data', (piece: Buffer) => pass(upstream, piece, talk.clientSaid(piece.toString('latin1'))));
    upstream.on('data', (piece: Buffer) => pass(client, piece, talk.hostSaid(piece.toString('latin1'))));
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
