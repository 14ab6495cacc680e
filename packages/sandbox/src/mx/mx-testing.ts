import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { onTestFinished } from 'vitest';
import { steppedClock } from '../clock/clock.ts';
import { makeCertificates } from '../tls/certificates.ts';
import { createLogOfTruth } from '../truth/log-of-truth.ts';
import { createChance } from '../world/chance.ts';
import type { Behaviour, Behaviours } from './behaviour.ts';
import { type Delivery, type MxHostsOptions, startMxHosts } from './mx-hosts.ts';
import type { Provider } from './wording.ts';

export const HOST = 'mx1.nordkai.test';
const PEOPLE = new Set(['dana@nordkai.test', 'piet@nordkai.test']);

/** One host, a clock that stands still, and everything it delivered. */
export async function startTestHost(
  behaviour: Behaviour | Behaviours = { kind: 'accept' },
  options: Partial<MxHostsOptions> & { provider?: Provider; domains?: string[] } = {},
) {
  const { provider = 'postfix', domains, ...others } = options;
  const clock = steppedClock(new Date('2026-11-17T09:00:00Z'));
  const truth = createLogOfTruth();
  const delivered: Delivery[] = [];
  const mx = await startMxHosts({
    hosts: [{ name: HOST, behaviour, provider, ...(domains ? { domains } : {}) }],
    clock,
    truth,
    chance: createChance('4417'),
    log: { info: () => undefined, warn: () => undefined },
    knows: (address) => PEOPLE.has(address),
    deliver: (mail) => void delivered.push(mail),
    tls: undefined,
    ...others,
  });
  onTestFinished(() => mx.close());
  return { mx, clock, truth, delivered, open: () => openClient(mx.addressOf(HOST)) };
}

type Place = { host: string; port: number };

/** A client that says exactly what it is given, down to the byte. */
export async function openClient(place: Place | undefined) {
  if (!place) throw new Error('no such host');
  const socket = connect({ ...place, allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return talkOver(socket);
}

function talkOver(socket: Socket) {
  let received = '';
  let isClosed = false;
  let wake = () => {};
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
    wake();
  });
  socket.on('error', () => undefined);
  for (const event of ['end', 'close'])
    socket.on(event, () => {
      isClosed = true;
      wake();
    });

  /** The next whole reply, or `closed`. */
  async function read(): Promise<string> {
    for (;;) {
      const [reply] = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/.exec(received) ?? [];
      if (reply !== undefined) {
        received = received.slice(reply.length);
        return reply.trimEnd();
      }
      if (isClosed) return 'closed';
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  const write = (bytes: string | Buffer) => void socket.write(bytes);

  async function say(line: string): Promise<string> {
    write(`${line}\r\n`);
    return read();
  }

  /** Up to MAIL, so that a test can go on with recipients. */
  async function begin(from = 'maya@harborline.test') {
    await read();
    await say('EHLO harborline.test');
    return say(`MAIL FROM:<${from}>`);
  }

  /** TLS with any certificate. */
  async function upgrade() {
    socket.removeAllListeners('data');
    const secured = connectTls({ socket, rejectUnauthorized: false });
    await once(secured, 'secureConnect');
    return { ...talkOver(secured), validTo: new Date(secured.getPeerCertificate().valid_to) };
  }

  return { read, write, say, begin, upgrade, finish: () => void socket.end() };
}

/** One certificate in force and one that has run out. */
export async function makeTestTls() {
  const { good, expired } = await makeCertificates(new Date(), [HOST]);
  return { ...good, expiredKey: expired.key, expiredCert: expired.cert };
}
