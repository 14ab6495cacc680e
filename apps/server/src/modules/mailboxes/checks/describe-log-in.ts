import type { LogIn } from '@outrider/mailbox-checks/facts';
import type { MailFailure, TlsTrouble } from '../../../platform/net/failure.ts';

export type TriedLogIn = { ok: true; ms: number } | { ok: false; failure: MailFailure };

/** In the manner of what a server says: evidence, in one language. */
const TLS_WORDS: Record<TlsTrouble, string> = {
  expired: 'certificate has expired',
  notYetValid: 'certificate is not yet valid',
  selfSigned: 'self-signed certificate',
  untrusted: 'certificate of an unknown authority',
  wrongName: 'certificate for another name',
  notOffered: 'STARTTLS not offered',
  refused: 'STARTTLS refused',
  oldVersion: 'TLS older than 1.2',
  handshake: 'no TLS at this port',
};

export function describeLogIn(tried: TriedLogIn | undefined): LogIn {
  if (!tried) return { kind: 'notTried' };
  if (tried.ok) return { kind: 'in', ms: tried.ms };
  const { failure } = tried;
  return { kind: 'failed', failure: failure.kind, words: wordsOf(failure) };
}

function wordsOf(failure: MailFailure): string {
  const { reply } = failure;
  if (reply) return [reply.code, reply.enhanced, reply.text].filter(Boolean).join(' ');
  if (failure.kind === 'tlsFailed') return TLS_WORDS[failure.why];
  return 'why' in failure ? failure.why : failure.kind;
}
