import type { ImapFlowError } from 'imapflow';
import { type MailFailure, MailServerError, type ServerReply } from '../net/failure.ts';
import { socketFailure } from '../net/socket-failure.ts';
import { soundsThrottled } from '../net/throttle-words.ts';
import { hideSecret } from '../net/transcript.ts';

/** RFC 5530, 3: not now, through no fault of the user. */
const NOT_NOW = new Set(['UNAVAILABLE', 'INUSE', 'SERVERBUG']);

/** Exchange and Gmail have no code for it. */
const NOT_NOW_WORDS = /\bunavailable\b|\btemporar|try again/i;

const CLOSED = new Set(['NoConnection', 'EConnectionClosed', 'ClosedAfterConnectTLS', 'ClosedAfterConnectText']);

const TIMED_OUT: Record<string, 'connecting' | 'greeting' | 'dialogue'> = {
  CONNECT_TIMEOUT: 'connecting',
  GREETING_TIMEOUT: 'greeting',
  UPGRADE_TIMEOUT: 'greeting',
  ETIMEOUT: 'dialogue',
};

/** The server's answer, or its parting word, without our secret. */
export function imapReply(error: ImapFlowError, secret: string): ServerReply | undefined {
  const { code = '', responseStatus, serverResponseCode, responseText = '', reason } = error;
  if (responseStatus) {
    const enhanced = serverResponseCode === undefined ? {} : { enhanced: serverResponseCode };
    return { code: responseStatus, ...enhanced, text: hideSecret(responseText, secret) };
  }
  // OpenSSL's errors have a reason too, which is not the server's.
  return reason && CLOSED.has(code) ? { code: 'BYE', text: hideSecret(reason, secret) } : undefined;
}

export function imapFailure(error: ImapFlowError, secret = ''): MailFailure {
  const reply = imapReply(error, secret);
  if (reply) {
    const failure = replyFailure(reply, error.authenticationFailed === true);
    const { throttleReset } = error;
    return failure.kind === 'throttled' && throttleReset ? { ...failure, retryAfterMs: throttleReset } : failure;
  }
  const code = error.code ?? '';
  const during = TIMED_OUT[code];
  if (during) return { kind: 'timedOut', during };
  const known = socketFailure(code);
  if (known) return known;
  if (error.tlsFailed) return { kind: 'tlsFailed', why: 'handshake' };
  if (error.authenticationFailed) return { kind: 'authFailed' };
  return CLOSED.has(code) ? { kind: 'unreachable', why: 'closed' } : { kind: 'protocol' };
}

function replyFailure(reply: ServerReply, isLogIn: boolean): MailFailure {
  const { code, enhanced = '', text } = reply;
  if (enhanced === 'LIMIT' || soundsThrottled(text)) return { kind: 'throttled', reply };
  if (NOT_NOW.has(enhanced) || NOT_NOW_WORDS.test(text)) return { kind: 'temporarily', reply };
  if (isLogIn) return { kind: 'authFailed', reply };
  return { kind: code === 'BYE' ? 'temporarily' : 'rejected', reply };
}

/** What the library throws when a connection breaks or a server says no, and nothing else does. */
export const isServerError = (error: Error): boolean =>
  error instanceof MailServerError || isAnswer(error) || 'code' in error;

/** The server answered, and not with yes. */
export const isAnswer = (error: Error): boolean => 'responseStatus' in error;

/** The server said no, in order (RFC 3501, 7.1.2). */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'responseStatus' in error && error.responseStatus === 'NO';

/** There is no folder of that name. */
export const isFolderMissing = (error: unknown): boolean =>
  error instanceof Error && 'mailboxMissing' in error && error.mailboxMissing === true;

export const failureOf = (error: unknown): MailFailure =>
  error instanceof MailServerError ? error.failure : imapFailure(error as ImapFlowError);
