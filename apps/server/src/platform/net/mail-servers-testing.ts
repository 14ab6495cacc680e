import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { steppedClock } from '../../../../../packages/sandbox/src/clock/clock.ts';
import {
  type MailboxHostPlan,
  type MailboxHosts,
  startMailboxHosts,
} from '../../../../../packages/sandbox/src/mailboxes/mailbox-hosts.ts';
import { makeCertificates } from '../../../../../packages/sandbox/src/tls/certificates.ts';
import { createLogOfTruth } from '../../../../../packages/sandbox/src/truth/log-of-truth.ts';
import type { Resolver } from '../dns/resolver.ts';
import { openImap } from '../imap/imap.ts';
import { openSmtp } from '../smtp/smtp.ts';
import { type Dovecot, startDovecot } from '../testing/foreign-mail/start-dovecot.ts';
import { type Postfix, startPostfix } from '../testing/foreign-mail/start-postfix.ts';
import type { ServerAccount } from './account.ts';
import { createRoutedNetwork, type Network } from './network.ts';

export const HOST = 'mail.north.test';
export const ANNA = 'anna@north.test';
/** With what must be escaped in a quoted string. */
export const PASSWORD = 'harbour "light\\';

export type ServerTrouble = 'expiredCertificate' | 'noStarttls' | 'refusesStarttls' | 'throttled' | 'revoked' | 'down';

/** A host with a mailbox of Anna's, reached by the names and ports of the internet, and what can happen to it. */
export type MailServers = {
  network: Network;
  smtpPorts: number[];
  cause(trouble: ServerTrouble): Promise<void>;
  mend(): Promise<void>;
  stop: () => Promise<void>;
};

/** The account at one of the well-known ports, which says how it is secured. */
export const accountAt = (port: number, password = PASSWORD): ServerAccount => ({
  host: HOST,
  port,
  security: port === 465 || port === 993 ? 'tls' : 'starttls',
  login: { user: ANNA, kind: 'password', password },
});

const never = () => expect.unreachable('a host is found by its addresses');

/** Knows one address, for every name. */
export const resolverAt = (address: string): Resolver => ({
  resolve4: async () => ({ kind: 'found', records: [address] }),
  resolve6: async () => ({ kind: 'none' }),
  resolveMx: never,
  resolveTxt: never,
  resolvePtr: never,
  resolveCname: never,
  resolveNs: never,
  resolveSoa: never,
  resolveSrv: never,
});

const silent = { info: () => undefined, warn: () => undefined };

export async function startBoxedServers(
  provider: 'google' | 'microsoft' | 'self' = 'self',
  plan: Partial<MailboxHostPlan> = {},
): Promise<MailServers & { hosts: MailboxHosts }> {
  const { good, expired } = await makeCertificates(new Date(), [HOST]);
  const hosts = await startMailboxHosts({
    hosts: [{ name: HOST, provider, condstore: true, ...plan }],
    clock: steppedClock(new Date('2026-11-17T09:00:00Z')),
    truth: createLogOfTruth(),
    log: silent,
    tls: { ...good, expiredKey: expired.key, expiredCert: expired.cert },
    submit: ({ to, raw }) => {
      for (const recipient of to) if (hosts.has(recipient)) hosts.deliver(recipient, raw);
      return 'QUEUED';
    },
    acceptsToken: (_address, token) => token === 'fresh token',
  });
  hosts.create({ address: ANNA, password: PASSWORD, host: HOST });
  return {
    hosts,
    network: createRoutedNetwork({
      resolver: resolverAt(hosts.addressOf(HOST).address),
      route: (address, port) => hosts.doorAt(address, port),
      ca: [good.cert, expired.cert].join('\n'),
    }),
    smtpPorts: [465, 587],
    cause: async (trouble) => void hosts.setHostTrouble(HOST, trouble),
    mend: async () => void hosts.setHostTrouble(HOST, undefined),
    stop: () => hosts.close(),
  };
}

type Pair = { dovecot: Dovecot; postfix: Postfix };
type Settings = { certificate?: { key: string; cert: string }; dovecot?: string; postfix?: string };

/** Dovecot and Postfix: a pair of them for each trouble that is a matter of configuration. */
export async function startForeignServers(usual: Settings = {}): Promise<MailServers> {
  const { good, expired } = await makeCertificates(new Date(), [HOST]);
  const users = [{ address: ANNA, password: PASSWORD }];
  async function startPair({ certificate = good, dovecot, postfix }: Settings = {}): Promise<Pair> {
    const imap = await startDovecot({ users, certificate, ...(dovecot ? { settings: dovecot } : {}) });
    const deliverTo = { lmtp: imap.lmtp, authSocket: imap.authSocket };
    const settings = postfix ? { settings: postfix } : {};
    const smtp = await startPostfix({ domains: ['north.test'], users, deliverTo, certificate, ...settings });
    return { dovecot: imap, postfix: smtp };
  }
  const stopPair = async ({ dovecot, postfix }: Pair) => {
    await postfix.stop();
    await dovecot.stop();
  };

  let pair = await startPair(usual);
  let mend = async () => {};
  const doorAt = (port: number) => ({ 587: pair.postfix.submission.port, 143: pair.dovecot.imap.port })[port];
  const network = createRoutedNetwork({
    resolver: resolverAt('127.0.0.1'),
    ca: [good.cert, expired.cert].join('\n'),
    route: (host, port) => ({ host, port: doorAt(port) ?? pair.dovecot.imap.tlsPort }),
  });

  /** Another pair stands in for the usual one. */
  async function replaceBy(settings: Settings) {
    const before = pair;
    pair = await startPair(settings);
    mend = async () => {
      await stopPair(pair);
      pair = before;
    };
  }

  /** Takes the one connection that the servers allow, once they have forgotten the one that saw them start. */
  async function crowd() {
    await replaceBy(ONE_CONNECTION_EACH);
    await vi.waitFor(() => openSmtp(accountAt(587), { network, now: () => new Date() }), PATIENCE);
    await vi.waitFor(() => openImap(accountAt(993), { network }), PATIENCE);
  }

  return {
    network,
    smtpPorts: [587],
    async cause(trouble) {
      if (trouble === 'expiredCertificate') return replaceBy({ certificate: expired });
      if (trouble === 'refusesStarttls') return replaceBy({ certificate: { key: 'no key', cert: 'none' } });
      if (trouble === 'noStarttls') return replaceBy(NO_TLS);
      if (trouble === 'throttled') return crowd();
      if (trouble === 'down') await stopPair(pair);
      if (trouble === 'revoked') await writeFile(join(pair.dovecot.folder, 'users'), '');
      mend = async () => {
        await stopPair(pair);
        pair = await startPair(usual);
      };
    },
    async mend() {
      await mend();
      mend = async () => {};
    },
    stop: () => stopPair(pair),
  };
}

/** A server of long ago: what it does not offer, no client may ask for. */
export const BARE_DOVECOT = {
  dovecot: 'imap_capability = IMAP4rev1 LITERAL+ SASL-IR LOGIN-REFERRALS ID IDLE NAMESPACE\n',
};

/** Both would rather listen to anybody on loopback. */
const PATIENCE = { timeout: 60_000, interval: 50 };

const ONE_CONNECTION_EACH = {
  dovecot: 'mail_max_userip_connections = 1\n',
  postfix: 'smtpd_client_event_limit_exceptions =\nsmtpd_client_connection_count_limit = 1\n',
};

const NO_TLS = {
  dovecot: 'ssl = no\nservice imap-login {\n  inet_listener imaps {\n    ssl = no\n  }\n}\n',
  postfix: 'smtpd_discard_ehlo_keywords = starttls\n',
};
