import type { MailFailure, TlsTrouble } from './failure.ts';

/** By the codes that Node and OpenSSL give. */
const TLS_TROUBLES: Record<string, TlsTrouble> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'notYetValid',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'selfSigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'selfSigned',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  CERT_UNTRUSTED: 'untrusted',
  CERT_REVOKED: 'untrusted',
  CERT_SIGNATURE_FAILURE: 'untrusted',
  CERT_CHAIN_TOO_LONG: 'untrusted',
  INVALID_CA: 'untrusted',
  INVALID_PURPOSE: 'untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrongName',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'oldVersion',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'oldVersion',
};

const UNREACHABLE: Record<string, 'connectionRefused' | 'noRoute' | 'closed'> = {
  ECONNREFUSED: 'connectionRefused',
  EHOSTUNREACH: 'noRoute',
  ENETUNREACH: 'noRoute',
  EADDRNOTAVAIL: 'noRoute',
  EACCES: 'noRoute',
  EHOSTDOWN: 'noRoute',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
};

/** What an error of a socket means, in any library; undefined when its code is not one of a socket. */
export function socketFailure(code: string): MailFailure | undefined {
  const trouble = TLS_TROUBLES[code];
  if (trouble) return { kind: 'tlsFailed', why: trouble };
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_')) {
    return { kind: 'tlsFailed', why: 'handshake' };
  }
  const why = UNREACHABLE[code];
  if (why) return { kind: 'unreachable', why };
  return code === 'ETIMEDOUT' ? { kind: 'timedOut', during: 'connecting' } : undefined;
}
