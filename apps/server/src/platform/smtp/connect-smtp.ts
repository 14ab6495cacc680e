import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionCustomAuthHandler,
  type SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection';
import type { Secret, ServerAccount } from '../net/account.ts';
import { type MailFailure, MailServerError } from '../net/failure.ts';
import type { Network, Place } from '../net/network.ts';
import { HIDDEN, hideSecret, type Transcript } from '../net/transcript.ts';
import { MAX_REPLY_BYTES } from './dialogue.ts';
import { protocolOf } from './library-internals.ts';
import { NO_OFFERS, type Offers, readOffers } from './offers.ts';
import { readSmtpError, smtpFailure } from './smtp-failure.ts';

/** `socketMs` of silence end a connection; `stepMs` end a log-in, however busily the server keeps it from ending. */
export type SmtpTimeouts = { connectMs: number; greetingMs: number; socketMs: number; stepMs: number };

/** RFC 5321, 4.5.3.2 asks for minutes, which is meant for relays with a queue; a person waits for these. */
const DEFAULT_TIMEOUTS: SmtpTimeouts = { connectMs: 15_000, greetingMs: 15_000, socketMs: 120_000, stepMs: 60_000 };

/** A connection that is logged in. */
export type SmtpSession = {
  connection: SMTPConnection;
  /** What an error of the connection, or a no of the server, means. */
  explain: (error: unknown) => MailFailure;
  offers: Offers;
  /** Where what is said is written down, if anywhere. */
  transcript?: Transcript;
};

type Connecting = Pick<SmtpSession, 'connection' | 'explain'> & {
  offers: () => Offers;
  /** Runs a step that ends by its callback, or by the connection breaking. */
  step: <T>(start: (done: (error: Error | null | undefined, result?: T) => void) => void) => Promise<T | undefined>;
};

export type Attempt = {
  account: ServerAccount;
  place: Place;
  secret: Secret;
  network: Network;
  transcript: Transcript;
  timeouts: Partial<SmtpTimeouts> | undefined;
  clientName: string | undefined;
};

/** One connection to one place, up to the end of the log-in. Throws a `MailServerError`. */
export async function connectSmtp(attempt: Attempt): Promise<SmtpSession> {
  const { account, place, secret, transcript } = attempt;
  const { connection, explain, step, offers } = beginSession(attempt);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    connection.close();
  }, attempt.timeouts?.stepMs ?? DEFAULT_TIMEOUTS.stepMs);
  try {
    transcript.add('note', `Connecting to ${account.host} (${place.address}), port ${account.port}`);
    await step((done) => connection.connect(done));
    if (!connection.secure) throw new MailServerError({ kind: 'tlsFailed', why: 'notOffered' });
    await step((done) => connection.login(credentials(account, secret), done));
    transcript.add('note', `Logged in over ${protocolOf(connection) ?? 'TLS'}`);
    return { connection, explain, offers: offers(), transcript };
  } catch (error) {
    connection.close();
    if (error instanceof MailServerError) throw error;
    throw new MailServerError(isLate ? { kind: 'timedOut', during: 'dialogue' } : explain(error), error);
  } finally {
    clearTimeout(timer);
  }
}

function beginSession({ account, place, secret, network, transcript, timeouts, clientName }: Attempt): Connecting {
  const { connectMs, greetingMs, socketMs } = { ...DEFAULT_TIMEOUTS, ...timeouts };
  let offers = NO_OFFERS;
  let offersStarttls = false;
  let broken: Error | undefined;
  const connection = new SMTPConnection({
    host: place.address,
    port: place.port,
    secure: account.security === 'tls',
    requireTLS: account.security === 'starttls',
    tls: network.tlsOptions(account.host),
    connectionTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: socketMs,
    maxResponseSize: MAX_REPLY_BYTES,
    customAuth: { [TOKEN]: logInByToken(account.login.user, secret.value) },
    transactionLog: true,
    logger: listen((from, text) => {
      if (from === 'server' && /^250[ -]STARTTLS\b/im.test(text)) offersStarttls = true;
      if (from === 'server') offers = readOffers(text) ?? offers;
      transcript.add(from, text);
    }),
    ...(clientName === undefined ? {} : { name: clientName }),
  });
  // The connection may break at any time, also while nobody waits for anything of it.
  connection.on('error', (error: Error) => {
    broken = error;
  });

  return {
    connection,
    offers: () => offers,
    explain(error) {
      const known = readSmtpError(error);
      return smtpFailure({ ...known, response: hideSecret(known.response, secret.value) }, offersStarttls);
    },
    step: (start) =>
      new Promise((resolve, reject) => {
        // Later than the step's own callback, which knows better what the server said last.
        const end = () => setImmediate(() => reject(broken ?? new Error('The connection was closed')));
        connection.once('end', end);
        start((error, result) => {
          connection.off('end', end);
          if (error) reject(error);
          else resolve(result);
        });
      }),
  };
}

/** A name of ours: under XOAUTH2 the library would renew tokens by itself, or fall back to a password it does not have. */
const TOKEN = 'TOKEN';

const credentials = ({ login: { user } }: ServerAccount, { kind, value }: Secret): SMTPConnectionAuth =>
  kind === 'token' ? { method: TOKEN, user } : { user, pass: value };

/** The token in Google's and Microsoft's form. After a 334 the server waits for an empty line to say why it refuses. */
const logInByToken =
  (user: string, token: string): SMTPConnectionCustomAuthHandler =>
  async (dialogue) => {
    const proof = Buffer.from(`user=${user}\x01auth=Bearer ${token}\x01\x01`).toString('base64');
    const first = await dialogue.sendCommand(`AUTH XOAUTH2 ${proof}`);
    const last = first.status === 334 ? await dialogue.sendCommand('') : first;
    if (last.status !== 235) throw new Error('The token was not taken');
  };

/** Hears the dialogue from the library's log. What follows AUTH, or a question of the server within it, is secret. */
function listen(hear: (from: 'us' | 'server', text: string) => void): SMTPConnectionOptions['logger'] {
  let isAsked = false;
  return {
    debug(entry: { tnx?: string }, text: unknown) {
      if (typeof text !== 'string') return;
      if (entry.tnx === 'server') {
        isAsked = text.startsWith('334');
        hear('server', text);
      }
      if (entry.tnx === 'client') hear('us', isAsked ? HIDDEN : text.replace(/^(AUTH \S+) .*$/is, `$1 ${HIDDEN}`));
    },
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  };
}
