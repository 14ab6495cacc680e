import { ImapFlow, type ImapFlowError, type ImapFlowOptions, type Logger } from 'imapflow';
import type { Secret, ServerAccount } from '../net/account.ts';
import { type MailFailure, MailServerError } from '../net/failure.ts';
import type { Network, Place } from '../net/network.ts';
import { HIDDEN, type Transcript } from '../net/transcript.ts';
import type { ImapClient } from './imap-client.ts';
import { imapFailure, imapReply } from './imap-failure.ts';
import { refuseCommands } from './library-internals.ts';

/** `socketMs` of silence end a connection; `stepMs` end a log-in, however busily the server keeps it from ending. */
export type ImapTimeouts = { connectMs: number; greetingMs: number; socketMs: number; stepMs: number };

export const DEFAULT_TIMEOUTS: ImapTimeouts = {
  connectMs: 15_000,
  greetingMs: 15_000,
  socketMs: 120_000,
  stepMs: 60_000,
};

/** What a server can make us hold in memory: a big mail whole, and the answer to a search in a big folder. */
const MAX_BYTES = { maxLiteralSize: 67_108_864, maxLineLength: 16_777_216, maxResponseSize: 83_886_080 };

export type Attempt = {
  account: ServerAccount;
  place: Place;
  secret: Secret;
  network: Network;
  transcript: Transcript | undefined;
  timeouts: Partial<ImapTimeouts> | undefined;
  qresync: boolean;
};

/** One connection to one place, up to the end of the log-in. Throws a `MailServerError`. */
export async function connectImap(attempt: Attempt): Promise<ImapClient> {
  const { account, place, secret, transcript } = attempt;
  transcript?.add('note', `Connecting to ${account.host} (${place.address}), port ${account.port}`);
  let warned: ImapFlowError | undefined;
  const client = new ImapFlow(
    optionsFor(attempt, (error) => {
      warned = error;
      // The library would keep us waiting as long as the server suggests; the caller decides that.
      if (error.throttleReset && !client.usable) client.close();
    }),
  );
  // A broken connection is reported by the command that fails and by 'close'; without a listener it would end the process.
  client.on('error', () => undefined);
  refuseCommands(client, EXPUNGING, 'would remove messages that others marked');
  const { stepMs } = { ...DEFAULT_TIMEOUTS, ...attempt.timeouts };
  try {
    await beforeDeadline(client, stepMs, () => client.connect());
    transcript?.add('note', `Logged in over ${client.tls ? client.tls.version : 'TLS'}`);
    return client;
  } catch (error) {
    const offersStarttls = client.capabilities.has('STARTTLS');
    client.close();
    if (error instanceof MailServerError) throw error;
    throw new MailServerError(explain(error as ImapFlowError, { warned, offersStarttls, secret }), error);
  }
}

/** Both remove all that is marked (RFC 3501, 6.4.2); "UID EXPUNGE" (RFC 4315) names its messages. */
const EXPUNGING = new Set(['EXPUNGE', 'CLOSE']);

/** Closes the client when the step takes too long; that ends the step. */
export async function beforeDeadline<T>(
  client: Pick<ImapClient, 'close'>,
  stepMs: number,
  step: () => Promise<T>,
): Promise<T> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    client.close();
  }, stepMs);
  try {
    return await step();
  } catch (error) {
    throw isLate ? new MailServerError({ kind: 'timedOut', during: 'dialogue' }, error) : error;
  } finally {
    clearTimeout(timer);
  }
}

type Circumstances = { warned: ImapFlowError | undefined; offersStarttls: boolean; secret: Secret };

function explain(error: ImapFlowError, { warned, offersStarttls, secret }: Circumstances): MailFailure {
  if (warned?.throttleReset) return imapFailure(warned, secret.value);
  // The library tells that there is no STARTTLS by words alone.
  if (error.tlsFailed && error.message === NO_STARTTLS) {
    const reply = warned && imapReply(warned, secret.value);
    return { kind: 'tlsFailed', why: offersStarttls ? 'refused' : 'notOffered', ...(reply ? { reply } : {}) };
  }
  return imapFailure(error, secret.value);
}

const NO_STARTTLS = 'Server does not support STARTTLS';

function optionsFor(
  { account, place, secret, network, transcript, timeouts, qresync }: Attempt,
  onWarning: (error: ImapFlowError) => void,
): ImapFlowOptions {
  const { connectMs, greetingMs, socketMs } = { ...DEFAULT_TIMEOUTS, ...timeouts };
  const { user } = account.login;
  return {
    host: place.address,
    port: place.port,
    secure: account.security === 'tls',
    ...(account.security === 'starttls' ? { doSTARTTLS: true } : {}),
    tls: network.tlsOptions(account.host),
    auth: secret.kind === 'token' ? { user, accessToken: secret.value } : { user, pass: secret.value },
    connectionTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: socketMs,
    disableAutoIdle: true,
    qresync,
    // Costs a quarter of a megabyte a connection, for mail that is compressed already or small.
    disableCompression: true,
    ...MAX_BYTES,
    logger: listen(transcript, onWarning),
  };
}

type LogEntry = { src?: unknown; msg?: unknown; err?: ImapFlowError };

/** Hears the dialogue from the library's log. What follows a "+" of the server is part of a log-in, so it is secret. */
function listen(transcript: Transcript | undefined, onWarning: (error: ImapFlowError) => void): Logger {
  let isAsked = false;
  return {
    debug({ src, msg }: LogEntry) {
      if (typeof msg !== 'string') return;
      if (src === 'c') transcript?.add('us', isAsked ? HIDDEN : msg);
      if (src !== 's') return;
      isAsked = msg.startsWith('+');
      transcript?.add('server', msg);
    },
    info: () => undefined,
    warn: ({ err }: LogEntry) => err && onWarning(err),
    error: () => undefined,
  };
}
