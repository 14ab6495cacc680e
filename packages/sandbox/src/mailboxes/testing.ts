import { ImapFlow } from 'imapflow';
import nodemailer from 'nodemailer';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { steppedClock } from '../clock/clock.ts';
import { makeCertificates } from '../tls/certificates.ts';
import { createLogOfTruth } from '../truth/log-of-truth.ts';
import { startMailboxHosts } from './mailbox-hosts.ts';
import type { Submit } from './submission.ts';

/** At a Google-like, a Microsoft-like and a self-hosted provider; the last with little room. */
export const MAYA = 'maya@harborline.test';
export const NOOR = 'noor@kestrel.test';
export const RUNE = 'rune@scheldt.test';

/** With what must be escaped in a quoted string. */
const PASSWORD = 'a "quoted\\" word';

type LoginOptions = { pass?: string; secure?: boolean; accessToken?: string };

const hostOf = (address: string) =>
  ({ [MAYA]: 'google.box.test', [NOOR]: 'microsoft.box.test' })[address] ?? 'self.box.test';

const credentialsOf = ({ pass = PASSWORD, accessToken }: LoginOptions) => (accessToken ? { accessToken } : { pass });

/** Three hosts with a mailbox each, fresh for every test of the file that calls it. */
export function useMailboxHosts() {
  const submit = vi.fn<Submit>(() => 'MARK');
  const clients: ImapFlow[] = [];

  async function start() {
    const truth = createLogOfTruth();
    const names = [MAYA, NOOR, RUNE].map(hostOf);
    const { good, expired } = await makeCertificates(new Date(), names);
    const hosts = await startMailboxHosts({
      hosts: [
        { name: hostOf(MAYA), provider: 'google', condstore: true, savesSent: true },
        { name: hostOf(NOOR), provider: 'microsoft', condstore: false, savesSent: true },
        { name: hostOf(RUNE), provider: 'self', condstore: true },
      ],
      clock: steppedClock(new Date('2026-11-17T09:00:00Z')),
      truth,
      log: { info: () => undefined, warn: (message) => expect.unreachable(message) },
      tls: { ...good, expiredKey: expired.key, expiredCert: expired.cert },
      submit,
      hasDomain: (host, domain) => host === hostOf(MAYA) && domain === 'harborline.test',
      acceptsToken: (address, token) => token === `token of ${address}`,
    });
    hosts.create({ address: MAYA, password: PASSWORD, host: hostOf(MAYA) });
    hosts.create({ address: NOOR, password: PASSWORD, host: hostOf(NOOR) });
    hosts.create({ address: RUNE, password: PASSWORD, host: hostOf(RUNE), quotaBytes: 2_000 });
    return { hosts, truth };
  }

  let running: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    running = await start();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await running.hosts.close();
    submit.mockClear();
  });

  const connectionTo = (user: string, door: 'imap' | 'smtp', secure: boolean) => {
    const { host, port, tlsPort } = running.hosts.addressOf(hostOf(user))[door];
    return { host, port: secure ? tlsPort : port, secure, tls: { rejectUnauthorized: false } };
  };

  return {
    submit,
    get hosts() {
      return running.hosts;
    },
    get truth() {
      return running.truth;
    },
    logIn: async (user: string, options: LoginOptions = {}) => {
      const connection = connectionTo(user, 'imap', options.secure ?? true);
      const client = new ImapFlow({ ...connection, auth: { user, ...credentialsOf(options) }, logger: false });
      // A connection that the host ends on purpose is reported by the event and by the failing call.
      client.on('error', () => undefined);
      clients.push(client);
      await client.connect();
      return client;
    },
    sender: (user: string, options: LoginOptions = {}) => {
      const connection = connectionTo(user, 'smtp', options.secure ?? true);
      const type = options.accessToken ? { type: 'OAuth2' as const } : {};
      return nodemailer.createTransport({
        ...connection,
        requireTLS: true,
        auth: { ...type, user, ...credentialsOf(options) },
      });
    },
  };
}
