import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { makeCertificates } from '../../../../../packages/sandbox/src/tls/certificates.ts';
import { HOST, resolverAt } from './mail-servers-testing.ts';
import { createRoutedNetwork, type Network } from './network.ts';

export type ScriptedServer = {
  network: Network;
  /** Every line that clients sent. */
  heard: string[];
  /** Ends every connection. */
  hangUp: () => Promise<void>;
  stop: () => Promise<void>;
};

type Script = {
  greeting: string;
  /** What is said to a line; nothing, where the server is silent. `hangUp` ends the connection. */
  answer: (line: string, hangUp: () => void) => string | undefined;
  /** Without it the server begins in the clear. */
  isSecure?: boolean;
};

const certificates = makeCertificates(new Date(), [HOST]);

/** A server that says what a test wants it to say, true to no protocol. It is at every port of its host. */
export async function startScriptedServer({ greeting, answer, isSecure = true }: Script): Promise<ScriptedServer> {
  const { good } = await certificates;
  const heard: string[] = [];
  const sockets = new Set<Socket>();

  function converse(socket: Socket) {
    sockets.add(socket);
    let rest = '';
    socket.on('error', () => undefined);
    socket.write(greeting);
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk.toString()}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        const said = answer(line, () => socket.destroy());
        if (said !== undefined && !socket.destroyed) socket.write(said);
      }
    });
  }

  async function hangUp() {
    const open = [...sockets].filter((socket) => !socket.destroyed);
    await Promise.all(open.map((socket) => once(socket.destroy(), 'close')));
  }

  const server: Server = isSecure ? createTlsServer(good, converse) : createServer(converse);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    heard,
    network: createRoutedNetwork({
      resolver: resolverAt('127.0.0.1'),
      route: () => ({ host: '127.0.0.1', port }),
      ca: good.cert,
    }),
    hangUp,
    async stop() {
      await hangUp();
      server.close();
      await once(server, 'close');
    },
  };
}
