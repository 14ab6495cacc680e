import { isAscii } from 'node:buffer';
import { Readable, type Writable } from 'node:stream';
import type { SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection';
import type { MailFailure, ServerReply } from '../net/failure.ts';
import type { SmtpSession } from './connect-smtp.ts';
import { parseSmtpReply, readSmtpError } from './smtp-failure.ts';

export type Envelope = { from: string; to: string[] };

export type SendHooks = {
  /** Awaited before the end of the message is written; where it throws, the server gets no whole message. */
  beforeLastDot?: () => Promise<void>;
};

export type RecipientAnswer = { recipient: string } & ({ taken: true } | { taken: false; reply: ServerReply });

export type SendOutcome =
  /** 250 after the last dot: the server has the message for everybody it did not refuse. */
  | { kind: 'taken'; reply: ServerReply; recipients: RecipientAnswer[] }
  /** The server said no, to the sender, to every recipient or to the message: nobody gets it. */
  | { kind: 'refused'; failure: MailFailure; recipients: RecipientAnswer[] }
  /** The connection broke. In doubt: after the last dot, so the server may have taken the message. */
  | { kind: 'lost'; failure: MailFailure; inDoubt: boolean };

const UNSENT = new Set(['EMESSAGE', 'EENVELOPE']);

/** Small enough to leave the processor to others between two pieces. */
const PIECE_BYTES = 65_536;

export async function sendMail(
  { connection, explain, step }: SmtpSession,
  { from, to }: Envelope,
  raw: Buffer,
  { beforeLastDot }: SendHooks,
): Promise<SendOutcome> {
  let isWhole = false;
  let hook: Promise<void> | undefined;

  async function* pieces() {
    for (let start = 0; start < raw.length; start += PIECE_BYTES) yield raw.subarray(start, start + PIECE_BYTES);
    hook = beforeLastDot?.();
    // Another error for the library, which writes into those it meets.
    await hook?.catch(() => Promise.reject(new Error('The hook failed')));
    isWhole = true;
  }

  /** All the library asks of a message is `pipe`; a stream of its own would cost more than sending a short one. */
  const atOnce = {
    pipe(data: Writable) {
      data.write(raw);
      hook = beforeLastDot?.() ?? Promise.resolve();
      hook.then(
        () => {
          isWhole = true;
          data.end();
        },
        () => connection.close(),
      );
    },
  };

  try {
    const envelope = { from, to, size: raw.length, use8BitMime: !isAscii(raw) };
    const message =
      raw.length > PIECE_BYTES
        ? Readable.from(pieces(), { objectMode: false })
        : (atOnce as Pick<Readable, 'pipe'> as Readable);
    const info = await step<SMTPConnectionSendInfo>((done) => connection.send(envelope, message, done));
    const reply = parseSmtpReply(info?.response ?? '');
    if (!reply) throw new Error('The message was taken without a word');
    const recipients = (info?.accepted ?? []).map((recipient): RecipientAnswer => ({ recipient, taken: true }));
    return { kind: 'taken', reply, recipients: [...recipients, ...refusals(info?.rejectedErrors)] };
  } catch (error) {
    const inDoubt = isWhole;
    try {
      // The connection may have broken while the hook was at work; what it does must not come after the outcome.
      await hook;
    } catch (hookError) {
      connection.close();
      throw hookError;
    }
    // The library itself will not send what the server said is too big, nor to an address that holds a second command.
    if (UNSENT.has(readSmtpError(error).code) && readSmtpError(error).response === '') {
      return { kind: 'refused', failure: { kind: 'rejected' }, recipients: [] };
    }
    const failure = explain(error);
    if (!failure.reply) return { kind: 'lost', failure, inDoubt };
    const rejected: unknown = error instanceof Error ? Reflect.get(error, 'rejectedErrors') : undefined;
    return { kind: 'refused', failure, recipients: refusals(rejected) };
  }
}

function refusals(errors: unknown): RecipientAnswer[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const recipient: unknown = error instanceof Error ? Reflect.get(error, 'recipient') : undefined;
    const reply = parseSmtpReply(readSmtpError(error).response);
    return typeof recipient === 'string' && reply ? { recipient, taken: false, reply } : [];
  });
}
