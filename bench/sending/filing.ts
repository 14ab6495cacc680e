import { ImapFlow } from 'imapflow';
import { aCampaign } from '../../apps/server/src/modules/campaign-management/testing.ts';
import { fileMail } from '../../apps/server/src/modules/mailboxes/sent/file-mail.ts';
import { fileSent } from '../../apps/server/src/modules/mailboxes/sent/file-sent.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { steppedClock } from '../../packages/sandbox/src/clock/clock.ts';
import { startMailboxHosts } from '../../packages/sandbox/src/mailboxes/mailbox-hosts.ts';
import { makeCertificates } from '../../packages/sandbox/src/tls/certificates.ts';
import { createLogOfTruth } from '../../packages/sandbox/src/truth/log-of-truth.ts';
import type { Effort, Report } from '../bench.ts';
import type { LastingPostgres } from '../lasting-postgres.ts';
import { HTML, SUBJECT } from './mail-rows.ts';

const MAILS: Record<Effort, number> = { full: 1_000, short: 20 };
const HOST = 'mail.north.test';

/** What was sent is put into Sent, beside a client that only appends and neither looks first nor remembers. */
export async function measureFiling(report: Report, effort: Effort, { db }: LastingPostgres): Promise<void> {
  const mails = MAILS[effort];
  const { good } = await makeCertificates(new Date(), [HOST]);
  const hosts = await startMailboxHosts({
    hosts: [{ name: HOST, provider: 'self', condstore: true }],
    clock: steppedClock(new Date()),
    truth: createLogOfTruth(),
    log: { info: () => undefined, warn: () => undefined },
    tls: good,
    submit: () => '',
  });
  try {
    const { mailboxes, scope } = await aCampaign(db, { leads: 1 });
    const [{ id, email } = { id: '', email: '' }] = mailboxes;
    for (const address of [email, 'bare@north.test']) hosts.create({ address, password: 'secret', host: HOST });
    const open = (user: string) => openBare(hosts.addressOf(HOST).imap, user);
    // What the runs before left for a mailbox that nobody can log in to.
    await db.deleteFrom('sent_filings').execute();
    const copies = Array.from({ length: mails }, (_, index) => mailOf(index));
    const bare = await open('bare@north.test');
    const limit = await rateOf(mails, async () => {
      for (const { raw } of copies) await bare.append('Sent', raw, ['\\Seen'], new Date());
    });
    bare.close();
    await db
      .updateTable('mailboxes')
      .set({ sent_filer: 'outrider', sent_filer_known: true })
      .where('id', '=', id)
      .execute();
    await db.transaction().execute(async (trx) => {
      for (const copy of copies) await fileMail(trx, scope, id, { ...copy, sentAt: new Date(Date.now() - 1_000) });
    });
    const deps = { db, log: createLog('silent'), now: () => new Date(), openImap: () => open(email) };
    const value = await rateOf(mails, async () => {
      while ((await fileSent(deps)) > 0);
    });
    const filed = hosts.folder(email, 'Sent').messages.length;
    if (filed !== mails) throw new Error(`${filed} of ${mails} mails were filed`);
    report({ metric: 'mails_filed_per_second', value, limit, ratio: value / limit }, 0.1);
  } finally {
    await hosts.close();
  }
}

const mailOf = (index: number) => {
  const messageId = `<${index}.filed@harborline.test>`;
  return { messageId, raw: Buffer.from(`Message-ID: ${messageId}\r\nSubject: ${SUBJECT}\r\n\r\n${HTML}\r\n`) };
};

async function openBare({ host, tlsPort }: { host: string; tlsPort: number }, user: string): Promise<ImapFlow> {
  const tls = { rejectUnauthorized: false };
  const client = new ImapFlow({
    host,
    port: tlsPort,
    secure: true,
    tls,
    auth: { user, pass: 'secret' },
    logger: false,
  });
  await client.connect();
  return client;
}

async function rateOf(mails: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return mails / ((performance.now() - began) / 1_000);
}
