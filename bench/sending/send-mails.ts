import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { noteSent } from '../../apps/server/src/composition/deps/sending.ts';
import { testSendingDeps } from '../../apps/server/src/modules/campaign-management/testing.ts';
import { buildMessage } from '../../apps/server/src/modules/campaigns/message/build-message.ts';
import { startSending } from '../../apps/server/src/modules/sending/dispatch/sending-loop.ts';
import { openDatabase } from '../../apps/server/src/platform/db.ts';
import type { SmtpSession } from '../../apps/server/src/platform/smtp/connect-smtp.ts';
import { NO_OFFERS, readOffers } from '../../apps/server/src/platform/smtp/offers.ts';
import { createSender } from '../../apps/server/src/platform/smtp/send-mail.ts';
import type { Smtp } from '../../apps/server/src/platform/smtp/smtp.ts';
import { HTML, SUBJECT, TEXT } from './mail-rows.ts';

/** One way of sending, in a process of its own; says how many mails a second that made, and what recording their results took. */
export type Order = {
  way: 'pool' | 'raw' | 'engine';
  port: number;
  mails: number;
  queues: number;
  url: string;
  campaignId: string;
};

/** `lasting`: until the results of all of them were recorded. `rss`: the most it had in memory while mails left, and after. */
export type Sent = { rate: number; lasting?: number; rss?: { leaving: number; recording: number } };

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const { way, port, mails, queues, url, campaignId } = order;
const SERVER = { host: '127.0.0.1', port, secure: false, ignoreTLS: true };
const FROM = 'maya@harborline.test';

/** As the library's own pages show it for many mails. */
async function sendByPool(): Promise<Sent> {
  const pool = createTransport({
    ...SERVER,
    pool: true,
    maxConnections: queues,
    maxMessages: Number.POSITIVE_INFINITY,
  });
  const began = performance.now();
  await Promise.all(
    Array.from({ length: mails }, (_, index) =>
      pool.sendMail({
        from: `Maya <${FROM}>`,
        to: `p${index}@gmail.test`,
        subject: SUBJECT,
        text: TEXT,
        html: HTML,
        list: { unsubscribe: `https://app.box.test/t/u/${index}` },
      }),
    ),
  );
  const rate = rateSince(began);
  pool.close();
  return { rate };
}

async function connect(connection: SMTPConnection): Promise<SMTPConnection> {
  // One that breaks is found out by the worker that sends over it.
  connection.on('error', () => undefined);
  await new Promise((resolve) => connection.connect(resolve));
  return connection;
}

/** Messages that are ready, and nothing behind them. */
async function sendRaw(): Promise<Sent> {
  const raws = Array.from({ length: mails }, (_, index) =>
    buildMessage({
      messageId: `<${index}.0123456789abcdef01@harborline.test>`,
      from: { name: 'Maya', address: FROM },
      to: { name: '', address: `p${index}@gmail.test` },
      replyTo: '',
      subject: SUBJECT,
      at: new Date(),
      references: [],
      unsubscribe: { url: `https://app.box.test/t/u/${index}`, mailto: `mailto:${FROM}?subject=unsubscribe` },
      boundary: (depth) => `${depth}-0123456789abcdef0123456789abcdef`,
      text: TEXT,
      html: HTML,
    }),
  );
  const connections = await Promise.all(Array.from({ length: queues }, () => connect(new SMTPConnection(SERVER))));
  const waiting = raws.entries();
  const began = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      for (const [index, raw] of waiting) {
        const envelope = { from: FROM, to: [`p${index}@gmail.test`], size: raw.length };
        await new Promise<void>((resolve, reject) =>
          connection.send(envelope, raw, (error) => (error ? reject(error) : resolve())),
        );
      }
    }),
  );
  const rate = rateSince(began);
  for (const connection of connections) connection.quit();
  return { rate };
}

/** As the product does it, but for TLS and the log-in. */
async function openPlain(): Promise<SmtpSession> {
  let offers = NO_OFFERS;
  const debug = (_entry: unknown, text: unknown) => {
    if (typeof text === 'string') offers = readOffers(text) ?? offers;
  };
  const logger = { debug, info: () => undefined, warn: () => undefined, error: () => undefined };
  const connection = await connect(new SMTPConnection({ ...SERVER, transactionLog: true, logger }));
  return { connection, offers, explain: () => ({ kind: 'protocol' }) };
}

/** The whole engine, but for TLS and the log-in, which the others leave out too. */
async function sendByEngine(): Promise<Sent> {
  const database = openDatabase(url);
  const notes = openDatabase(url, { maxConnections: 1, keepPlans: true });
  const { db } = database;
  const openSmtp = async (): Promise<Smtp> => {
    const session = await openPlain();
    const { send, leave } = createSender(session);
    return {
      send: (envelope, raw, hooks = {}) => send({ envelope, raw }, hooks),
      trySender: async () => undefined,
      transcript: () => [],
      close: leave,
      abort: () => session.connection.close(),
    };
  };
  const ports = { openSmtp, writesDb: notes.db, noteSent: noteSent({ jobs: { enqueue: async () => undefined } }) };
  const deps = testSendingDeps(db, ports, { leaseMs: 30_000, tickMs: 200, queues });
  const isTrue = async (text: string, values: unknown[] = []) =>
    (await database.pool.query<{ is: boolean }>(`select ${text} as is`, values)).rows[0]?.is ?? true;
  /** What it sends later, in its next rounds, is not waited for. */
  const isLeaving = () =>
    isTrue(
      `exists (select from campaign_mailboxes join send_queues using (mailbox_id)
        where campaign_id = $1 and (holder is not null or next_at < now() + interval '1 hour'))`,
      [campaignId],
    );
  const isRecording = () => isTrue('exists (select from send_unrecorded)');
  const began = performance.now();
  const loop = startSending(deps);
  const leaving = await watchMemory(isLeaving);
  const rate = rateSince(began);
  const recording = await watchMemory(isRecording);
  const lasting = rateSince(began);
  await loop.stop();
  await notes.close();
  await database.close();
  return { rate, lasting, rss: { leaving, recording } };
}

const rateSince = (began: number) => mails / ((performance.now() - began) / 1_000);

/** The most it had in memory until then. */
async function watchMemory(isGoingOn: () => Promise<boolean>): Promise<number> {
  let most = process.memoryUsage.rss();
  while (await isGoingOn()) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    most = Math.max(most, process.memoryUsage.rss());
  }
  return most;
}

process.send?.(await { pool: sendByPool, raw: sendRaw, engine: sendByEngine }[way]());
