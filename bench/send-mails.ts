import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { buildMessage } from '../apps/server/src/modules/campaigns/sending/message/build-message.ts';
import { startSending } from '../apps/server/src/modules/campaigns/sending/sending-loop.ts';
import { testSendingDeps } from '../apps/server/src/modules/campaigns/testing.ts';
import { openDatabase } from '../apps/server/src/platform/db.ts';
import type { SmtpSession } from '../apps/server/src/platform/smtp/connect-smtp.ts';
import { NO_OFFERS, readOffers } from '../apps/server/src/platform/smtp/offers.ts';
import { createSender } from '../apps/server/src/platform/smtp/send-mail.ts';
import type { Smtp } from '../apps/server/src/platform/smtp/smtp.ts';
import { HTML, SUBJECT, TEXT } from './letter-rows.ts';

/** One way of sending, in a process of its own; says how many mails a second that made. */
export type Order = {
  way: 'pool' | 'raw' | 'engine';
  port: number;
  mails: number;
  lanes: number;
  url: string;
  campaignId: string;
};

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const { way, port, mails, lanes, url, campaignId } = order;
const SERVER = { host: '127.0.0.1', port, secure: false, ignoreTLS: true };
const FROM = 'maya@harborline.test';

/** As the library's own pages show it for many mails. */
async function sendByPool(): Promise<number> {
  const pool = createTransport({ ...SERVER, pool: true, maxConnections: lanes, maxMessages: Number.POSITIVE_INFINITY });
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
  const took = performance.now() - began;
  pool.close();
  return took;
}

async function connect(connection: SMTPConnection): Promise<SMTPConnection> {
  // One that breaks is found out by whoever sends over it.
  connection.on('error', () => undefined);
  await new Promise((resolve) => connection.connect(resolve));
  return connection;
}

/** Messages that are ready, and nothing behind them. */
async function sendRaw(): Promise<number> {
  const raws = Array.from({ length: mails }, (_, index) =>
    buildMessage({
      messageId: `<${index}.0123456789abcdef01@harborline.test>`,
      from: { name: 'Maya', address: FROM },
      to: { name: '', address: `p${index}@gmail.test` },
      replyTo: '',
      subject: SUBJECT,
      at: new Date(),
      references: [],
      unsubscribeUrl: `https://app.box.test/t/u/${index}`,
      text: TEXT,
      html: HTML,
    }),
  );
  const connections = await Promise.all(Array.from({ length: lanes }, () => connect(new SMTPConnection(SERVER))));
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
  const took = performance.now() - began;
  for (const connection of connections) connection.quit();
  return took;
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
async function sendByEngine(): Promise<number> {
  const database = openDatabase(url);
  const notes = openDatabase(url, { maxConnections: 1, keepPlans: true });
  const { db } = database;
  const openSmtp = async (): Promise<Smtp> => {
    const session = await openPlain();
    const { send, leave } = createSender(session);
    return {
      send: (envelope, raw, hooks = {}) => send({ envelope, raw }, hooks),
      transcript: () => [],
      close: leave,
      abort: () => session.connection.close(),
    };
  };
  const deps = testSendingDeps(db, { openSmtp, notesDb: notes.db }, { leaseMs: 30_000, tickMs: 200, lanes });
  const left = async () => {
    const { rows } = await database.pool.query<{ left: boolean }>(
      `select exists (select from campaign_mailboxes join send_lanes using (mailbox_id)
        where campaign_id = $1 and (holder is not null or next_at < 'infinity')) as left`,
      [campaignId],
    );
    return rows[0]?.left ?? true;
  };
  const began = performance.now();
  const loop = startSending(deps);
  while (await left()) await new Promise((resolve) => setTimeout(resolve, 20));
  const took = performance.now() - began;
  await loop.stop();
  await notes.close();
  await database.close();
  return took;
}

const lasted = await { pool: sendByPool, raw: sendRaw, engine: sendByEngine }[way]();
process.send?.({ rate: mails / (lasted / 1_000) });
