import { randomUUID } from 'node:crypto';
import type { Language } from '@outrider/contract/languages';
import { createTransport, type Transporter } from 'nodemailer';
import type { Db, Trx } from '../db.ts';
import type { Jobs } from '../jobs/jobs.ts';

declare module '../db.ts' {
  interface Tables {
    system_mails: SystemMailsTable;
  }
}

/** Mail the product itself sends (links, notices). The text is built when it is sent, so no secret waits in a table. */
type SystemMailsTable = {
  id: string;
  kind: string;
  recipient: string;
  /** What the kind's writer needs to build the text: ids, never secrets. */
  facts: unknown;
  language: Language;
  created_at: Date;
  state: 'waiting' | 'taken' | 'failed';
  host: string;
  answer: string;
  settled_at: Date | null;
};

export type MailText = { subject: string; text: string; html: string; headers?: Record<string, string> };
export type MailWriter = (facts: unknown, language: Language) => Promise<MailText>;

export type Postman = { from: string; host: string; transport: Transporter };

type PostmanOptions = { url: string; host: string; from: string; helloName: string | undefined };

export const createPostman = ({ url, host, from, helloName }: PostmanOptions): Postman => ({
  from,
  host,
  transport: createTransport({ url, name: helloName ?? domainOf(from) }),
});

const domainOf = (from: string) => from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';

type NewMail = { kind: string; recipient: string; facts: Record<string, string>; language: Language; now: Date };

/** Notes the mail and its job in the caller's transaction: no commit, no mail. */
export async function queueSystemMail(trx: Trx, jobs: Jobs, { kind, recipient, facts, language, now }: NewMail) {
  const id = randomUUID();
  await trx
    .insertInto('system_mails')
    .values({
      id,
      kind,
      recipient,
      facts: JSON.stringify(facts),
      language,
      created_at: now,
      state: 'waiting',
      host: '',
      answer: '',
      settled_at: null,
    })
    .execute();
  await jobs.enqueue(trx, 'system-mail.send', { mailId: id });
  return id;
}

export const findSystemMail = (db: Db, id: string) =>
  db.selectFrom('system_mails').selectAll().where('id', '=', id).executeTakeFirst();

type SendDeps = { db: Db; postman: Postman; writers: Record<string, MailWriter>; now: () => Date };

/**
 * Sends one noted mail and keeps the server's own words. Throws on a passing failure, so that the queue tries again;
 * a refusal (5xx) is final. Message-ID is the note's id: should a crash make us send twice, both copies are one message.
 */
export async function sendSystemMail({ db, postman, writers, now }: SendDeps, mailId: string): Promise<void> {
  const mail = await findSystemMail(db, mailId);
  const write = mail && writers[mail.kind];
  if (!write || mail.state !== 'waiting') return;
  const { headers, ...text } = await write(mail.facts, mail.language);
  const settle = (state: 'taken' | 'failed', answer: string) =>
    db
      .updateTable('system_mails')
      .set({ state, answer, host: postman.host, settled_at: now() })
      .where('id', '=', mailId)
      .where('state', '=', 'waiting')
      .execute();
  try {
    const { response } = await postman.transport.sendMail({
      from: postman.from,
      to: mail.recipient,
      messageId: `<${mailId}@${domainOf(postman.from)}>`,
      // RFC 3834: nobody's vacation notice should answer this.
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      ...text,
    });
    await settle('taken', response ?? '');
  } catch (error) {
    const refusal = error as { responseCode?: number; response?: string };
    if (!refusal.responseCode || refusal.responseCode < 500) throw error;
    await settle('failed', refusal.response ?? '');
  }
}
