import { connect as connectTo, createServer, type Socket } from 'node:net';
import { runningClock } from '../../../../../../../packages/sandbox/src/clock/clock.ts';
import { startMailboxHosts } from '../../../../../../../packages/sandbox/src/mailboxes/mailbox-hosts.ts';
import { makeCertificates } from '../../../../../../../packages/sandbox/src/tls/certificates.ts';
import { createLogOfTruth } from '../../../../../../../packages/sandbox/src/truth/log-of-truth.ts';
import { freePort } from '../../../../platform/free-port.ts';

export const HOST = 'mail.north.test';
export const PASSWORD = 'harbour-light-17';

export type Truth = {
  /** The way to the host, which breaks now and then. */
  door: { host: string; port: number };
  ca: string;
  /** How often each Message-ID was taken. */
  taken(): Map<string, number>;
  cuts(): number;
  close(): Promise<void>;
};

/** A host of the boxed world for these mailboxes, and what it took in truth. `cutEvery`: so many pieces, and the line breaks. */
export async function startTruthfulHost(emails: readonly string[], cutEvery = 0): Promise<Truth> {
  const truth = createLogOfTruth();
  const { good } = await makeCertificates(new Date(), [HOST]);
  const clock = runningClock(() => Date.now());
  const hosts = await startMailboxHosts({
    hosts: [{ name: HOST, provider: 'google', condstore: true, savesSent: false }],
    clock,
    truth,
    log: { info: () => undefined, warn: () => undefined },
    tls: good,
    submit: () => 'TAKEN',
  });
  for (const address of emails) hosts.create({ address, password: PASSWORD, host: HOST });
  const { smtp } = hosts.addressOf(HOST);
  const line = await startBrokenLine({ host: smtp.host, port: smtp.tlsPort }, cutEvery);
  const counts = new Map<string, number>();
  truth.subscribe(({ what, messageId }) => {
    if (what === 'Submission' && messageId) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  });
  return {
    door: line.door,
    ca: good.cert,
    taken: () => counts,
    cuts: line.cuts,
    async close() {
      await line.close();
      await hosts.close();
      clock.close();
    },
  };
}

/** Passes everything on, and ends a connection after so many pieces of what the client says, wherever that is. */
async function startBrokenLine(to: { host: string; port: number }, cutEvery: number) {
  const sockets = new Set<Socket>();
  let pieces = 0;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connectTo(to);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    upstream.pipe(client);
    client.on('data', (piece: Buffer) => {
      upstream.write(piece);
      pieces += 1;
      if (cutEvery === 0 || pieces % cutEvery > 0) return;
      cuts += 1;
      // After what was said has gone on: the host may have it all, and nobody hears its answer.
      setImmediate(end);
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    door: { host: '127.0.0.1', port },
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
