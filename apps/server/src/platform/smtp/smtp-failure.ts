import type { MailFailure, ServerReply } from '../net/failure.ts';
import { socketFailure } from '../net/socket-failure.ts';
import { soundsThrottled } from '../net/throttle-words.ts';

/** What is known of an error of the SMTP library; everything else in it is for people. */
export type SmtpError = {
  code: string;
  /** The system's code, where the library put its own in front. */
  originalCode: string;
  /** The raw words of the server, several lines perhaps. */
  response: string;
  command: string;
  timeoutType: string;
};

export function readSmtpError(error: unknown): SmtpError {
  const text = (key: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {
    code: text('code'),
    originalCode: text('originalCode'),
    response: text('response'),
    command: text('command'),
    timeoutType: text('timeoutType'),
  };
}

/** RFC 5321, 4.2.1: each line of an answer begins with the code; RFC 2034, 4: and with the enhanced one after it. */
const REPLY_LINE = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3}))?[ -]?(.*)$/;

export function parseSmtpReply(response: string): ServerReply | undefined {
  const lines = response.split(/\r?\n/).map((line) => REPLY_LINE.exec(line));
  const [, code, enhanced] = lines[0] ?? [];
  if (code === undefined) return undefined;
  const text = lines.flatMap((line) => line?.[3] ?? []).join(' ');
  return { code, ...(enhanced === undefined ? {} : { enhanced }), text: text.trim() };
}

/** What the answer to anything but a log-in means. RFC 5321, 4.2.1: 4yz may pass, 5yz will not. */
function replyFailure(reply: ServerReply): MailFailure {
  if (!reply.code.startsWith('4')) return { kind: 'rejected', reply };
  return { kind: soundsThrottled(reply.text) ? 'throttled' : 'temporarily', reply };
}

/** RFC 4954, 6. 500 to 504 say that the server does not know the command or the way to log in. */
function logInFailure(reply: ServerReply): MailFailure {
  if (reply.code.startsWith('4')) return replyFailure(reply);
  return { kind: /^50[0-4]$/.test(reply.code) ? 'protocol' : 'authFailed', reply };
}

/** `offersStarttls`: whether the server had named it before it was asked for it. */
export function smtpFailure(error: SmtpError, offersStarttls: boolean): MailFailure {
  const reply = parseSmtpReply(error.response);
  if (error.command === 'STARTTLS' && reply) {
    if (reply.code.startsWith('4') && soundsThrottled(reply.text)) return { kind: 'throttled', reply };
    return { kind: 'tlsFailed', why: offersStarttls ? 'refused' : 'notOffered', reply };
  }
  if (reply) return error.code === 'EAUTH' ? logInFailure(reply) : replyFailure(reply);
  if (error.timeoutType) return { kind: 'timedOut', during: TIMED_OUT[error.timeoutType] ?? 'dialogue' };
  const known = socketFailure(error.originalCode) ?? socketFailure(error.code);
  if (known) return known;
  if (error.code === 'ETLS') return { kind: 'tlsFailed', why: 'handshake' };
  if (error.code === 'ECONNECTION' || error.code === 'ESOCKET') return { kind: 'unreachable', why: 'closed' };
  return { kind: 'protocol' };
}

const TIMED_OUT: Record<string, 'connecting' | 'greeting'> = {
  CONNECT_TIMEOUT: 'connecting',
  GREETING_TIMEOUT: 'greeting',
  UPGRADE_TIMEOUT: 'greeting',
};
