import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { startBox } from '@outrider/sandbox';
import { createTransport } from 'nodemailer';
import type { Effort, Report } from './bench.ts';
import { median } from './load.ts';

const EFFORTS: Record<Effort, { warmUpSeconds: number; rounds: number; seconds: number }> = {
  full: { warmUpSeconds: 2, rounds: 4, seconds: 2 },
  short: { warmUpSeconds: 0.2, rounds: 1, seconds: 0.5 },
};
const LEAST_RATIO = 3;
const CONNECTIONS = 10;
const FROM = 'maya@harborline.test';
const TO = 'dana@nordkai.test';
const TEXT = `Dana, ${'a line of some seventy characters, as people write them to each other\n'.repeat(20)}`;

type Place = { host: string; port: number };

type Rates = { perSecond: number; perCpuSecond: number };

/** How many mails a boxed MX host takes, against what nodemailer's pool offers it; each side has a thread. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { warmUpSeconds, rounds, seconds } = EFFORTS[effort];
  const worker = new Worker(new URL('./box/boxed-mx.ts', import.meta.url));
  try {
    const [place]: Place[] = await once(worker, 'message');
    if (!place) throw new Error('the boxed MX host did not say where it is');
    const take = (time: number) => rate(floodHost, () => worker.cpuUsage(), place, time);
    const offer = (time: number) => rate(offerByPool, () => process.threadCpuUsage(), place, time);
    for (const side of [take, offer]) await side(warmUpSeconds);
    const measured: { taken: Rates[]; offered: Rates[] } = { taken: [], offered: [] };
    for (let round = 0; round < rounds; round += 1) {
      measured.taken.push(await take(seconds));
      measured.offered.push(await offer(seconds));
    }
    compare(measured, report);
  } finally {
    await worker.terminate();
  }
  await weighMailboxes(report);
}

const MAILBOXES = 10_000;
/** What so many boxed mailboxes may cost, each with a mail of 2 kB. */
const MAILBOXES_LIMIT_MB = 200;

async function weighMailboxes(report: Report): Promise<void> {
  const silent = { info: () => undefined, warn: () => undefined };
  const box = await startBox({ appUrl: 'http://localhost', now: () => new Date(), log: silent });
  const before = process.memoryUsage().rss;
  for (let index = 0; index < MAILBOXES; index += 1) {
    const address = `owner${index}@harborline.test`;
    box.mailboxes.create({ address, password: 'box-password-1', host: 'mailhaven.test' });
    box.mailboxes.deliver(address, Buffer.from(`From: ${FROM}\r\nTo: ${address}\r\nSubject: Hello\r\n\r\n${TEXT}`));
  }
  const value = (process.memoryUsage().rss - before) / 1_048_576;
  await box.close();
  const metric = 'megabytes_for_10000_mailboxes';
  report({ metric, value, limit: MAILBOXES_LIMIT_MB, ratio: MAILBOXES_LIMIT_MB / value }, 1);
}

function compare({ taken, offered }: { taken: Rates[]; offered: Rates[] }, report: Report): void {
  const names = { perSecond: 'mails_per_second', perCpuSecond: 'mails_per_cpu_second' };
  for (const key of ['perSecond', 'perCpuSecond'] as const) {
    const [value, limit] = [median(taken.map((rates) => rates[key])), median(offered.map((rates) => rates[key]))];
    report({ metric: names[key], value, limit, ratio: value / limit }, LEAST_RATIO);
  }
}

type Sending = (place: Place, seconds: number) => Promise<number>;
type CpuUsage = () => NodeJS.CpuUsage | Promise<NodeJS.CpuUsage>;

/** Processor time is what one core would do if it had nothing else; the clock also sees what the neighbours do. */
async function rate(send: Sending, usage: CpuUsage, place: Place, seconds: number): Promise<Rates> {
  const before = await usage();
  const mails = await send(place, seconds);
  const after = await usage();
  const cpuSeconds = (after.user - before.user + after.system - before.system) / 1_000_000;
  return { perSecond: mails / seconds, perCpuSecond: mails / cpuSeconds };
}

/** What nodemailer reaches when it is never short of mail. */
async function offerByPool({ host, port }: Place, seconds: number): Promise<number> {
  const pool = createTransport({ pool: true, host, port, maxConnections: CONNECTIONS, maxMessages: Infinity });
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  const sendOn = async () => {
    while (performance.now() < end) {
      await pool.sendMail({ from: FROM, to: TO, subject: 'Hello', text: TEXT });
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS * 2 }, sendOn));
  pool.close();
  return sent;
}

const COMMANDS = `MAIL FROM:<${FROM}>\r\nRCPT TO:<${TO}>\r\nDATA\r\n`;
const HEADER = `From: ${FROM}\r\nTo: ${TO}\r\nSubject: Hello\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n`;

/** Clients that do nothing but send, and the next commands with each message (RFC 2920). */
async function floodHost(place: Place, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, (_, client) => flood(place, client, end)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function flood(place: Place, client: number, end: number): Promise<number> {
  return new Promise((done, failed) => {
    const body = `\r\n${TEXT.replaceAll('\n', '\r\n')}\r\n.\r\n`;
    let asked = 0;
    const socket = connect(place);
    socket.setNoDelay(true).on('error', failed);
    socket.on('data', (chunk: Buffer) => {
      const replies = chunk.toString('latin1');
      if (/^[45]/m.test(replies)) return failed(new Error(`The boxed MX host says ${replies}`));
      if (replies.startsWith('220 ')) socket.write(`EHLO harborline.test\r\n${COMMANDS}`);
      if (!replies.includes('354 ')) return;
      if (performance.now() >= end) {
        socket.destroy();
        done(asked);
        return;
      }
      asked += 1;
      socket.write(`${HEADER}Message-ID: <${client}.${end}.${asked}@harborline.test>\r\n${body}${COMMANDS}`);
    });
  });
}
