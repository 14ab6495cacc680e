import type { ConnectionProblem } from '@outrider/contract/mailboxes/add';
import type { MailFailure, TlsTrouble } from '../../../platform/net/failure.ts';

export type Side = 'smtp' | 'imap';

const TLS: Record<TlsTrouble, ConnectionProblem> = {
  expired: 'tlsExpired',
  notYetValid: 'tlsExpired',
  selfSigned: 'tlsSelfSigned',
  untrusted: 'tlsSelfSigned',
  wrongName: 'tlsWrongName',
  notOffered: 'tlsNotOffered',
  refused: 'tlsRefused',
  oldVersion: 'tlsRefused',
  handshake: 'tlsRefused',
};

/** How providers word what a person can do something about. The first that fits counts. */
const LOGIN_WORDS: { words: RegExp; problem: ConnectionProblem; side?: Side }[] = [
  // The token endpoint's word for a consent that was taken back or has run out (RFC 6749, 5.2).
  { words: /^(?:invalid_grant|unauthorized_client)\b/, problem: 'consentEnded' },
  // Gmail 534 5.7.9, iCloud, Yahoo, Mail.ru 535 5.7.0; QQ and NetEase call it an authorization code.
  { words: /app(?:lication)?[- ]?(?:specific[- ])?password/i, problem: 'appPasswordNeeded' },
  { words: /authori[sz]ation code/i, problem: 'appPasswordNeeded' },
  // Gmail "Your account is not enabled for IMAP use", Zoho "You are yet to enable IMAP", GMX "IMAP is disabled".
  {
    words: /not enabled for imap|imap (?:access |is |has been )*(?:disabled|switched off|turned off|blocked)/i,
    problem: 'imapSwitchedOff',
    side: 'imap',
  },
  { words: /(?:yet to enable|please enable|enable) imap/i, problem: 'imapSwitchedOff', side: 'imap' },
  // Exchange Online 535 5.7.139, for the mailbox or the whole tenant.
  {
    words: /smtpclientauthentication is disabled|basic authentication is disabled/i,
    problem: 'smtpSwitchedOff',
    side: 'smtp',
  },
  {
    words: /smtp (?:access |is |has been )*(?:disabled|switched off|turned off|blocked)/i,
    problem: 'smtpSwitchedOff',
    side: 'smtp',
  },
  // Gmail asks for a person at a browser; others say what they did to the account. The password may be right.
  {
    words: /web ?browser|web ?login|account (?:is |has been )?(?:disabled|suspended|locked|blocked)/i,
    problem: 'refused',
  },
];

/** What a failure means to the person who set the mailbox up. */
export function classifyProblem(failure: MailFailure, side: Side): ConnectionProblem {
  switch (failure.kind) {
    case 'authFailed':
      return classifyLogin(failure, side);
    case 'tlsFailed':
      return TLS[failure.why];
    case 'unreachable':
      if (failure.why === 'noSuchName' || failure.why === 'nameNotResolved') return 'nameNotFound';
      return failure.why === 'connectionRefused' ? 'portClosed' : 'serverDown';
    case 'timedOut':
      return 'timedOut';
    case 'refusedAddress':
      return 'addressNotAllowed';
    case 'throttled':
      return 'throttled';
    case 'heldBack':
      return failure.why === 'circuitOpen' ? 'serverDown' : 'throttled';
    case 'temporarily':
      return 'serverDown';
    case 'rejected':
    case 'protocol':
      return 'refused';
  }
}

function classifyLogin({ reply }: MailFailure, side: Side): ConnectionProblem {
  const said = reply ? `${reply.code} ${reply.text}` : '';
  const known = LOGIN_WORDS.find(({ words, side: only }) => (only === undefined || only === side) && words.test(said));
  return known?.problem ?? 'wrongPassword';
}

const CONSENT_OVER = new Set(['invalid_grant', 'unauthorized_client']);

/** A consent that is over does not come back by trying again. */
export const isConsentLost = ({ reply }: MailFailure): boolean => CONSENT_OVER.has(reply?.code ?? '');

/** What was seen where the server itself said nothing, in the words of the protocols. */
const SILENT: Record<string, string> = {
  noSuchName: 'NXDOMAIN',
  nameNotResolved: 'SERVFAIL',
  connectionRefused: 'Connection refused',
  noRoute: 'No route to host',
  closed: 'Connection closed by the server',
  connecting: 'Connection timed out',
  greeting: 'No greeting in time',
  dialogue: 'No answer in time',
  expired: 'Certificate has expired',
  notYetValid: 'Certificate is not yet valid',
  selfSigned: 'Self-signed certificate',
  untrusted: 'Certificate of an unknown authority',
  wrongName: 'Certificate is for another name',
  notOffered: 'STARTTLS is not offered',
  refused: 'STARTTLS was refused',
  oldVersion: 'TLS 1.2 or later is not offered',
  handshake: 'TLS handshake failed',
  badHost: 'Not a host name',
  port: 'Not a port of a mail server',
  address: 'Not a public address',
  circuitOpen: 'Not tried, this host failed five times in a row',
  tooManyConnections: 'Not tried, all connections to this host are in use',
};

/** The server's own words, or what was seen where it had none. */
export function wordsOf(failure: MailFailure): string {
  if (failure.reply) {
    const { code, enhanced, text } = failure.reply;
    // SMTP writes the enhanced code bare (RFC 2034), IMAP its response code in brackets (RFC 9051, 7.1).
    const mark = enhanced === undefined ? '' : /^\d/.test(enhanced) ? enhanced : `[${enhanced}]`;
    return [code, mark, text].filter(Boolean).join(' ').slice(0, 500);
  }
  if ('why' in failure) return SILENT[failure.why] ?? failure.why;
  return 'during' in failure ? (SILENT[failure.during] ?? failure.during) : failure.kind;
}
