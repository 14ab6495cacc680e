import { logInWith, type ServerAccount } from '../net/account.ts';
import { connectTo } from '../net/connect.ts';
import { type MailFailure, MailServerError } from '../net/failure.ts';
import type { HostGate } from '../net/limits/host-gate.ts';
import type { Network } from '../net/network.ts';
import { createTranscript, type Transcript, type TranscriptLine } from '../net/transcript.ts';
import { connectSmtp, type SmtpSession, type SmtpTimeouts } from './connect-smtp.ts';
import type { Envelope } from './envelope.ts';
import { createSender, type SendHooks, type SendOutcome } from './send-mail.ts';

export type { Envelope, Outgoing } from './envelope.ts';
export type { SendHooks, SendOutcome } from './send-mail.ts';

export type SmtpDeps = {
  network: Network;
  now: () => Date;
  /** Without one, nobody is made to wait and no host is given a rest. */
  gate?: HostGate;
  timeouts?: Partial<SmtpTimeouts>;
  /** What we call ourselves in EHLO. */
  clientName?: string;
};

/** One connection, for one message at a time. */
export type Smtp = {
  send(envelope: Envelope, raw: Buffer, hooks?: SendHooks): Promise<SendOutcome>;
  /** Whether the server lets this address send; its refusal where it does not. */
  trySender(address: string): Promise<MailFailure | undefined>;
  transcript(): TranscriptLine[];
  /** Says goodbye; not while a message is under way. */
  close(): void;
  /** At once and without a word: of a message that is under way the server gets no end. */
  abort(): void;
};

export type SmtpTest = { transcript: TranscriptLine[] } & ({ ok: true } | { ok: false; failure: MailFailure });

/** Connects and logs in. Throws a `MailServerError`. */
export const openSmtp = (account: ServerAccount, deps: SmtpDeps): Promise<Smtp> =>
  openNoting(account, deps, createTranscript(deps));

/** Logs in and out again, and shows how that went. */
export async function testSmtp(account: ServerAccount, deps: SmtpDeps): Promise<SmtpTest> {
  const transcript = createTranscript(deps);
  try {
    const smtp = await openNoting(account, deps, transcript);
    smtp.close();
    return { ok: true, transcript: transcript.lines() };
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    return { ok: false, failure: error.failure, transcript: transcript.lines() };
  }
}

async function openNoting(account: ServerAccount, deps: SmtpDeps, transcript: Transcript): Promise<Smtp> {
  const { network, gate, timeouts, clientName } = deps;
  const connect = () =>
    logInWith(account.login, (secret) =>
      connectTo(network, account, (place) => {
        transcript.hide(secret.value);
        return connectSmtp({ account, place, secret, network, transcript, timeouts, clientName });
      }),
    );
  const session = gate
    ? await gate.open(account, connect, ({ connection }, end) => connection.once('end', end))
    : await connect();
  return createSmtp(session, transcript);
}

function createSmtp(session: SmtpSession, transcript: Transcript): Smtp {
  const sender = createSender(session);
  return {
    send: (envelope, raw, hooks = {}) => sender.send({ envelope, raw }, hooks),
    trySender: sender.trySender,
    transcript: transcript.lines,
    close: sender.leave,
    abort: () => session.connection.close(),
  };
}
