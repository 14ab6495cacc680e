import { createServer, type Server, Socket } from 'node:net';
import { createSecureContext, createServer as createTlsServer } from 'node:tls';
import type { Door, Places } from '../loopback.ts';
import type { Service } from '../service.ts';
import type { KeyPair } from '../tls/certificates.ts';
import { serveImap } from './imap/connection.ts';
import type { HostState, HostTrouble, MailboxHostPlan } from './mailbox-plan.ts';
import { createSubmission, type SubmissionOptions } from './submission.ts';

/** `port` starts in the clear and knows STARTTLS, `tlsPort` is TLS from the first byte. */
type Doors = { host: string; port: number; tlsPort: number };

export type HostDoors = Service & {
  /** As the box's names have it. */
  address: string;
  state: HostState;
  smtp: Doors;
  imap: Doors;
  connections(): { smtp: number; imap: number };
  setTrouble(trouble: HostTrouble | undefined): void;
};

/** Without an expired certificate a host never shows one. */
export type HostTls = KeyPair & { expiredKey?: string; expiredCert?: string };

type DoorsOptions = Omit<SubmissionOptions, 'tls' | 'host'> & { places: Places; tls: HostTls };

/** The doors of one host: submission and IMAP, each in the clear and behind TLS, all at one address. */
export async function openDoors({ places, tls, ...options }: DoorsOptions): Promise<HostDoors> {
  const { plan } = options;
  const address = places.claim();
  const state: HostState = { trouble: undefined };
  const sockets = { smtp: new Set<Socket>(), imap: new Set<Socket>() };
  const servers: Server[] = [];
  const good = { key: tls.key, cert: tls.cert };
  const expired = { key: tls.expiredKey ?? tls.key, cert: tls.expiredCert ?? tls.cert };
  const contexts = { good: createSecureContext(good), expired: createSecureContext(expired) };
  const hasExpired = () => state.trouble === 'expiredCertificate';

  const serve = (socket: Socket) =>
    serveImap(socket, {
      ...options,
      plan: planUnder(state, plan),
      secureContext: hasExpired() ? contexts.expired : contexts.good,
    });
  const imapTls = createTlsServer({ ...good, noDelay: true }, serve);
  imapTls.on('tlsClientError', (_error, socket) => socket.destroy());
  const submission = createSubmission({ ...options, host: state, tls: good }, false);
  const submissionTls = createSubmission({ ...options, host: state, tls: good }, true);

  async function listen(server: Server, kind: 'smtp' | 'imap'): Promise<Door> {
    guardDoor(server, () => state.trouble !== 'down');
    server.on('connection', (socket: Socket) => {
      // Short answers must not wait for the client to acknowledge the ones before.
      socket.setNoDelay(true);
      sockets[kind].add(socket);
      socket.once('close', () => sockets[kind].delete(socket));
    });
    servers.push(server);
    return places.listenAt(address, server);
  }

  const imap = await listen(createServer({ noDelay: true }, serve), 'imap');
  const imaps = await listen(imapTls, 'imap');
  const smtp = await listen(submission.server, 'smtp');
  const smtps = await listen(submissionTls.server, 'smtp');

  function hangUp() {
    for (const socket of [...sockets.smtp, ...sockets.imap]) socket.destroy();
  }

  return {
    address,
    state,
    imap: { ...imap, tlsPort: imaps.port },
    smtp: { ...smtp, tlsPort: smtps.port },
    connections: () => ({ smtp: sockets.smtp.size, imap: sockets.imap.size }),
    setTrouble(trouble) {
      state.trouble = trouble;
      const pair = hasExpired() ? expired : good;
      imapTls.setSecureContext(pair);
      submission.updateSecureContext(pair);
      submissionTls.updateSecureContext(pair);
      if (trouble !== undefined && trouble !== 'throttled') hangUp();
    },
    async close() {
      const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
      hangUp();
      await Promise.all(closed);
    },
  };
}

/** Who comes to a closed door is let go before anybody greets them or puts TLS over their connection. */
function guardDoor(server: Server, isOpen: () => boolean) {
  const welcome = server.emit.bind(server);
  server.emit = (event: string | symbol, ...args: unknown[]) => {
    const [socket] = args;
    if (event !== 'connection' || isOpen() || !(socket instanceof Socket)) return welcome(event, ...args);
    socket.destroy();
    return true;
  };
}

/** The plan as a connection meets it that opens now. */
function planUnder({ trouble }: HostState, plan: MailboxHostPlan): MailboxHostPlan {
  if (trouble === 'noStarttls') return { ...plan, startTls: 'missing' };
  return trouble === 'refusesStarttls' ? { ...plan, startTls: 'refused' } : plan;
}
