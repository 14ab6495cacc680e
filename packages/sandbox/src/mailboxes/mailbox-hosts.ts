import type { Clock } from '../clock/clock.ts';
import { createPlaces, type Door } from '../loopback.ts';
import { headerLines } from '../people/incoming.ts';
import type { Service } from '../service.ts';
import type { LogOfTruth } from '../truth/log-of-truth.ts';
import { type Account, emptyAccount, fileMessage, findFolder, folderForUse, hasRoomFor } from './account.ts';
import { renumberFolder } from './folder.ts';
import { type HostDoors, type HostTls, openDoors } from './host-doors.ts';
import type { HostTrouble, MailboxHostPlan, SubmissionRefusal, Trouble } from './mailbox-plan.ts';
import { headerValue, readHeaderFields } from './message/headers.ts';
import type { Submit } from './submission.ts';

export type { HostTrouble, MailboxHostPlan, Trouble } from './mailbox-plan.ts';

type NewAccount = { address: string; password: string; host: string; quotaBytes?: number };

/** By name, or by one of the uses of RFC 6154 such as "\\Sent". */
type Filed = ({ folder: string } | { use: string }) & { at: Date; flags: readonly string[] };

type MailboxHostState = { name: string; address: string; trouble: HostTrouble | undefined; mailboxes: number };

type MailboxState = { address: string; password: string; host: string; trouble: Trouble | undefined };

export type MailboxHosts = Service & {
  /** Where a host's servers are. */
  addressOf(host: string): Pick<HostDoors, 'address' | 'smtp' | 'imap' | 'state'>;
  /** Where a well-known port of an address of the box is: 465 and 587, 143 and 993. */
  doorAt(address: string, port: number): Door | undefined;
  list(): MailboxHostState[];
  connections(): { smtp: number; imap: number };
  create(account: NewAccount): void;
  has(address: string): boolean;
  /** Clients that are logged in stay so. */
  setPassword(address: string, password: string): void;
  /** Every mailbox with what its owner logs in with, by address. */
  accounts(): MailboxState[];
  /** Whether nothing more fits into the mailbox. */
  isFull(address: string): boolean;
  /** Files a message that arrived; says whether there was room. */
  deliver(address: string, raw: Buffer, options?: { folder?: string; spam?: boolean; at?: Date }): boolean;
  /** Files a message as if it had been there for long: nobody sent it, and nothing is noted. */
  put(address: string, raw: Buffer, where: Filed): void;
  /** What its host answers to mail it submits from now on. */
  refuseMail(address: string, refusals: readonly SubmissionRefusal[]): void;
  /** Open connections end when the trouble would have kept them from opening. */
  setTrouble(address: string, trouble: Trouble | undefined): void;
  /** For every mailbox of the host. False when there is no such host. */
  setHostTrouble(host: string, trouble: HostTrouble | undefined): boolean;
  changeUidValidity(address: string, folder: string): void;
  folder(address: string, name: string): { messages: { uid: number; flags: string[]; raw: Buffer }[] };
  /** Every mailbox is empty and nothing is wrong; passwords and doors stay. */
  reset(): void;
};

export type MailboxHostsOptions = {
  hosts: MailboxHostPlan[];
  clock: Clock;
  truth: LogOfTruth;
  log: { info(message: string): void; warn(message: string): void };
  tls: HostTls;
  submit: Submit;
  /** Whether a host has the mailboxes of a domain, so that it can refuse an address nobody has. */
  hasDomain?: (host: string, domain: string) => boolean;
  /** Whether a mailbox's XOAUTH2 token holds; without it the password is the token. */
  acceptsToken?: (address: string, token: string) => boolean;
};

/** 127.81.0.0/16. */
const NETWORK = 81;

/** The hosts of the user's own mailboxes: each with a submission and an IMAP door, plain and TLS. */
export async function startMailboxHosts(options: MailboxHostsOptions): Promise<MailboxHosts> {
  const { clock, truth, log, tls, submit } = options;
  const accounts = new Map<string, Account>();
  const hosts = new Map<string, HostDoors & { plan: MailboxHostPlan }>();
  const places = createPlaces(NETWORK);

  const acceptsToken = (account: Account, token: string) =>
    options.acceptsToken ? options.acceptsToken(account.address, token) : token === account.password;

  async function startHost(plan: MailboxHostPlan) {
    const doors = await openDoors({
      plan,
      places,
      clock,
      truth,
      log,
      tls,
      submit,
      acceptsToken,
      findAccount(address) {
        const account = accounts.get(address.toLowerCase());
        return account?.plan === plan ? account : undefined;
      },
      isMissing: (address) =>
        !accounts.has(address.toLowerCase()) &&
        (options.hasDomain?.(plan.name, address.slice(address.lastIndexOf('@') + 1).toLowerCase()) ?? false),
    });
    hosts.set(plan.name, { ...doors, plan });
  }

  for (const plan of options.hosts) await startHost(plan);
  log.info(`Boxed mailboxes: ${hosts.size} hosts take SMTP and IMAP`);

  function hostAt(name: string) {
    const host = hosts.get(name);
    if (!host) throw new Error(`No boxed mailbox host ${name}`);
    return host;
  }

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
    addressOf: hostAt,
    doorAt(address, port) {
      const host = [...hosts.values()].find((candidate) => candidate.address === address);
      return host && wellKnown(host, port);
    },
    list: () =>
      [...hosts.values()].map(({ plan, address, state }) => ({
        name: plan.name,
        address,
        trouble: state.trouble,
        mailboxes: [...accounts.values()].filter((account) => account.plan === plan).length,
      })),
    connections() {
      const counts = [...hosts.values()].map((host) => host.connections());
      const sum = (kind: 'smtp' | 'imap') => counts.reduce((total, count) => total + count[kind], 0);
      return { smtp: sum('smtp'), imap: sum('imap') };
    },
    create({ address, password, host, quotaBytes }) {
      const { plan, state } = hostAt(host);
      const key = address.toLowerCase();
      if (accounts.has(key)) throw new Error(`The boxed mailbox ${address} exists`);
      accounts.set(key, {
        address: key,
        password,
        plan,
        host: state,
        quotaBytes,
        trouble: undefined,
        refusals: [],
        folders: undefined,
        subscribed: undefined,
        lastUidValidity: 0,
        connections: undefined,
      });
    },
    has: (address) => accounts.has(address.toLowerCase()),
    setPassword(address, password) {
      accountAt(address).password = password;
    },
    accounts: () =>
      [...accounts.values()]
        .map(({ address, password, plan, trouble }) => ({ address, password, host: plan.name, trouble }))
        .toSorted((a, b) => (a.address < b.address ? -1 : 1)),
    isFull: (address) => !hasRoomFor(accountAt(address), 1),
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
        messageId: headerValue(readHeaderFields(headerLines(raw)), 'message-id'),
      });
      return hasRoom;
    },
    put(address, raw, { at, flags, ...where }) {
      const account = accountAt(address);
      const folder = 'use' in where ? folderForUse(account, where.use, at) : undefined;
      fileMessage(account, folder ?? folderAt(address, 'folder' in where ? where.folder : 'INBOX'), { raw, flags, at });
    },
    refuseMail(address, refusals) {
      accountAt(address).refusals = refusals.map((refusal) => ({ ...refusal }));
    },
    setTrouble(address, trouble) {
      const account = accountAt(address);
      account.trouble = trouble;
      if (trouble === undefined || trouble === 'overQuota' || trouble === 'throttled') return;
      for (const disconnect of account.connections ?? []) disconnect('Session invalidated');
    },
    setHostTrouble(name, trouble) {
      hosts.get(name)?.setTrouble(trouble);
      return hosts.has(name);
    },
    changeUidValidity: (address, name) => renumberFolder(folderAt(address, name)),
    folder: (address, name) => ({
      messages: folderAt(address, name).messages.map(({ uid, flags, raw }) => ({ uid, flags: [...flags], raw })),
    }),
    reset() {
      for (const host of hosts.values()) host.setTrouble(undefined);
      for (const account of accounts.values()) emptyAccount(account);
    },
    async close() {
      for (const host of hosts.values()) await host.close();
    },
  };
}

/** RFC 8314, 3.3 and 7.3. */
function wellKnown({ smtp, imap }: HostDoors, port: number): Door | undefined {
  switch (port) {
    case 587:
      return { host: smtp.host, port: smtp.port };
    case 465:
      return { host: smtp.host, port: smtp.tlsPort };
    case 143:
      return { host: imap.host, port: imap.port };
    case 993:
      return { host: imap.host, port: imap.tlsPort };
    default:
      return undefined;
  }
}
