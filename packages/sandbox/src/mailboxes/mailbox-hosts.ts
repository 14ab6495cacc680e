import { createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, createServer as createTlsServer } from 'node:tls';
import type { Clock } from '../clock/clock.ts';
import { LOOPBACK, listenOnLoopback, type Service } from '../service.ts';
import type { LogOfTruth } from '../truth/log-of-truth.ts';
import { type Account, fileMessage, findFolder, folderForUse, hasRoomFor } from './account.ts';
import { renumberFolder } from './folder.ts';
import { serveImap } from './imap/connection.ts';
import type { MailboxHostPlan, Trouble } from './mailbox-plan.ts';
import { createSubmission, type Submit } from './submission.ts';

export type { MailboxHostPlan, Trouble } from './mailbox-plan.ts';

type Doors = { host: string; port: number; tlsPort: number };

type NewAccount = { address: string; password: string; host: string; quotaBytes?: number };

export type MailboxHosts = Service & {
  /** `port` starts in the clear and knows STARTTLS, `tlsPort` is TLS from the first byte. */
  addressOf(host: string): { smtp: Doors; imap: Doors };
  create(account: NewAccount): void;
  has(address: string): boolean;
  /** Files a message that arrived; says whether there was room. */
  deliver(address: string, raw: Buffer, options?: { folder?: string; spam?: boolean; at?: Date }): boolean;
  /** Open connections end when the trouble would have kept them from opening. */
  setTrouble(address: string, trouble: Trouble | undefined): void;
  changeUidValidity(address: string, folder: string): void;
  folder(address: string, name: string): { messages: { uid: number; flags: string[]; raw: Buffer }[] };
};

export type MailboxHostsOptions = {
  hosts: MailboxHostPlan[];
  clock: Clock;
  truth: LogOfTruth;
  log: { info(message: string): void; warn(message: string): void };
  tls: { key: string; cert: string };
  submit: Submit;
  /** Whether a mailbox's XOAUTH2 token holds; without it the password is the token. */
  acceptsToken?: (address: string, token: string) => boolean;
};

/** The hosts of the user's own mailboxes: each with a submission and an IMAP door, plain and TLS. */
export async function startMailboxHosts(options: MailboxHostsOptions): Promise<MailboxHosts> {
  const { clock, truth, log, tls, submit } = options;
  const accounts = new Map<string, Account>();
  const plans = new Map(options.hosts.map((plan) => [plan.name, plan]));
  const secureContext = createSecureContext(tls);
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  const addresses = new Map<string, { smtp: Doors; imap: Doors }>();

  const findAccountAt = (plan: MailboxHostPlan) => (address: string) => {
    const account = accounts.get(address.toLowerCase());
    return account?.plan === plan ? account : undefined;
  };
  const acceptsToken = (account: Account, token: string) =>
    options.acceptsToken ? options.acceptsToken(account.address, token) : token === account.password;

  async function listen(server: Server): Promise<number> {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    servers.push(server);
    return await listenOnLoopback(server);
  }

  async function startHost(plan: MailboxHostPlan) {
    const shared = { plan, clock, truth, log, findAccount: findAccountAt(plan), acceptsToken };
    const serve = (socket: Socket) => serveImap(socket, { ...shared, secureContext });
    const tlsServer = createTlsServer({ ...tls, noDelay: true }, serve);
    tlsServer.on('tlsClientError', (_error, socket) => socket.destroy());
    const submission = (isImplicitTls: boolean) => createSubmission({ ...shared, tls, submit }, isImplicitTls).server;
    addresses.set(plan.name, {
      imap: {
        host: LOOPBACK,
        port: await listen(createServer({ noDelay: true }, serve)),
        tlsPort: await listen(tlsServer),
      },
      smtp: { host: LOOPBACK, port: await listen(submission(false)), tlsPort: await listen(submission(true)) },
    });
  }

  for (const plan of plans.values()) await startHost(plan);
  log.info(`Boxed mailboxes: ${plans.size} hosts take SMTP and IMAP at ${LOOPBACK}`);

  function accountAt(address: string): Account {
    const account = accounts.get(address.toLowerCase());
    if (!account) throw new Error(`No boxed mailbox ${address}`);
    return account;
  }

  function folderAt(address: string, name: string) {
    const folder = findFolder(accountAt(address), name, clock.now());
    if (!folder) throw new Error(`No folder ${name} in the boxed mailbox ${address}`);
    return folder;
  }

  return {
    addressOf(host) {
      const address = addresses.get(host);
      if (!address) throw new Error(`No boxed mailbox host ${host}`);
      return address;
    },
    create({ address, password, host, quotaBytes }) {
      const plan = plans.get(host);
      if (!plan) throw new Error(`No boxed mailbox host ${host}`);
      const key = address.toLowerCase();
      if (accounts.has(key)) throw new Error(`The boxed mailbox ${address} exists`);
      accounts.set(key, {
        address: key,
        password,
        plan,
        quotaBytes,
        trouble: undefined,
        folders: undefined,
        subscribed: undefined,
        lastUidValidity: 0,
        connections: undefined,
      });
    },
    has: (address) => accounts.has(address.toLowerCase()),
    deliver(address, raw, { folder, spam = false, at = clock.now() } = {}) {
      const account = accountAt(address);
      const junk = spam ? folderForUse(account, '\\Junk', at) : undefined;
      const target = folder === undefined && junk ? junk : folderAt(address, folder ?? 'INBOX');
      const hasRoom = hasRoomFor(account, raw.length);
      if (hasRoom) fileMessage(account, target, { raw, flags: [], at });
      truth.note({
        at: clock.now(),
        kind: 'imap',
        direction: 'out',
        from: account.plan.name,
        to: account.address,
        what: hasRoom ? `Filed in ${target.name}` : 'Not filed, mailbox full',
        code: hasRoom ? 'OK' : 'NO [OVERQUOTA]',
      });
      return hasRoom;
    },
    setTrouble(address, trouble) {
      const account = accountAt(address);
      account.trouble = trouble;
      if (trouble === undefined || trouble === 'overQuota' || trouble === 'throttled') return;
      for (const disconnect of account.connections ?? []) disconnect('Session invalidated');
    },
    changeUidValidity: (address, name) => renumberFolder(folderAt(address, name)),
    folder: (address, name) => ({
      messages: folderAt(address, name).messages.map(({ uid, flags, raw }) => ({ uid, flags: [...flags], raw })),
    }),
    async close() {
      const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
}
