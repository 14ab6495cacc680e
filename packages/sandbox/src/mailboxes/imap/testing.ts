import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { ImapFlow, type ImapFlowOptions } from 'imapflow';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type SteppedClock, steppedClock } from '../../clock/clock.ts';
import { makeCertificates } from '../../tls/certificates.ts';
import { createLogOfTruth } from '../../truth/log-of-truth.ts';
import { type HostTrouble, type MailboxHostPlan, type MailboxHosts, startMailboxHosts } from '../mailbox-hosts.ts';

const HOST = 'mail.box.test';
export const RUNE = 'rune@scheldt.test';

/** One host for all tests of the file that calls it, and clients that are gone after each test. */
export function useImapHost(plan: Omit<MailboxHostPlan, 'name'>) {
  let hosts: MailboxHosts;
  let clock: SteppedClock;
  const endings: (() => void)[] = [];

  beforeAll(async () => {
    clock = steppedClock(new Date('2026-11-17T09:00:00Z'));
    hosts = await startMailboxHosts({
      hosts: [{ ...plan, name: HOST }],
      clock,
      truth: createLogOfTruth(),
      log: { info: () => undefined, warn: (message) => expect.unreachable(message) },
      tls: (await makeCertificates(new Date(), [HOST])).good,
      submit: () => '',
    });
    hosts.create({ address: RUNE, password: 'secret', host: HOST });
  });
  afterEach(() => {
    for (const end of endings.splice(0)) end();
  });
  afterAll(() => hosts.close());

  /** A client without manners: says anything, and waits for text or the end. */
  function talk(isTls: boolean) {
    const { host, port, tlsPort } = hosts.addressOf(HOST).imap;
    const socket = isTls ? connectTls({ host, port: tlsPort, rejectUnauthorized: false }) : connect({ host, port });
    endings.push(() => socket.destroy());
    return { socket, ...listenTo(socket) };
  }

  return {
    get hosts() {
      return hosts;
    },
    get clock() {
      return clock;
    },
    talk,
    /** The same, logged in and past a few commands. */
    logIn: async (address = RUNE, commands: string[] = []) => {
      const client = talk(true);
      client.say(`a LOGIN ${address} secret\r\n`);
      await client.hear(/^a OK .*\r\n/m);
      for (const command of commands) await client.run(command);
      return client;
    },
    connectFlow: async (address = RUNE, options: Partial<ImapFlowOptions> = {}) => {
      const { host, tlsPort: port } = hosts.addressOf(HOST).imap;
      const client = new ImapFlow({
        host,
        port,
        secure: true,
        tls: { rejectUnauthorized: false },
        logger: false,
        auth: { user: address, pass: 'secret' },
        ...options,
      });
      // A connection that the host ends on purpose is reported by the event and by the failing call.
      client.on('error', () => undefined);
      endings.push(() => client.close());
      await client.connect();
      return client;
    },
    setTrouble: (trouble: HostTrouble | undefined) => void hosts.setHostTrouble(HOST, trouble),
    createMailbox: (address: string) => hosts.create({ address, password: 'secret', host: HOST }),
    endAfterTest: (end: () => void) => void endings.push(end),
  };
}

function listenTo(socket: Socket) {
  let heard = '';
  let commands = 0;
  let onNews: () => void = () => undefined;
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1');
    onNews();
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  const say = (text: string | Buffer) => void socket.write(text);
  /** What was heard up to and with the pattern. */
  const hear = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      onNews = () => {
        const match = pattern.exec(heard);
        if (!match) return;
        onNews = () => undefined;
        const upTo = match.index + match[0].length;
        resolve(heard.slice(0, upTo));
        heard = heard.slice(upTo);
      };
      onNews();
    });
  /** Says a command and hears all up to its answer. */
  const run = (command: string) => {
    commands += 1;
    say(`r${commands} ${command}\r\n`);
    return hear(new RegExp(`^r${commands} .*\\r\\n`, 'm'));
  };
  return { ended, say, hear, run };
}
