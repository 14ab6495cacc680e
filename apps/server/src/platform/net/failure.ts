import type { PlaceRefusal } from './network.ts';

/** What a server said. `code` is "535" or "NO", `enhanced` is "5.7.8" (RFC 3463) or "AUTHENTICATIONFAILED" (RFC 5530). */
export type ServerReply = { code: string; enhanced?: string; text: string };

export type TlsTrouble =
  | 'expired'
  | 'notYetValid'
  | 'selfSigned'
  | 'untrusted'
  | 'wrongName'
  /** The server does not know STARTTLS. */
  | 'notOffered'
  /** The server knows STARTTLS and says no. */
  | 'refused'
  | 'oldVersion'
  /** Anything else, most often that the server does not speak TLS at this port. */
  | 'handshake';

/** Why nothing came of a connection to a mail server. `reply` holds the server's own words where it said any. */
export type MailFailure = { reply?: ServerReply } & (
  | { kind: 'authFailed' }
  | { kind: 'tlsFailed'; why: TlsTrouble }
  | { kind: 'unreachable'; why: 'noSuchName' | 'nameNotResolved' | 'connectionRefused' | 'noRoute' | 'closed' }
  | { kind: 'timedOut'; during: 'connecting' | 'greeting' | 'dialogue' }
  /** We do not go there for any caller. */
  | { kind: 'refusedAddress'; why: PlaceRefusal }
  /** Too much or too often for the server; `retryAfterMs` where it said for how long. */
  | { kind: 'throttled'; retryAfterMs?: number }
  | { kind: 'temporarily' }
  | { kind: 'rejected' }
  | { kind: 'protocol' }
  /** Not tried: the host failed too often a moment ago, or has all the connections it may get from us. */
  | { kind: 'heldBack'; why: 'circuitOpen' | 'tooManyConnections'; until?: Date }
);

export type MailFailureKind = MailFailure['kind'];

/** Its message is for the log; what a person reads is made from `failure`. */
export class MailServerError extends Error {
  readonly failure: MailFailure;

  constructor(failure: MailFailure, cause?: unknown) {
    super(describe(failure), { cause });
    this.name = 'MailServerError';
    this.failure = failure;
  }
}

function describe(failure: MailFailure): string {
  const { reply } = failure;
  const words = reply ? [reply.code, reply.enhanced, reply.text].filter(Boolean).join(' ') : '';
  return [failure.kind, 'why' in failure ? failure.why : '', words].filter(Boolean).join(' · ');
}
