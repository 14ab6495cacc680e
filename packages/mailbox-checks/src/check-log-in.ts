import { act, type Check, conclude, type Fix, type Noted, note } from './check.ts';
import type { LogIn, LogInFailure, MailboxFacts } from './facts.ts';
import type { FindingName } from './findings.ts';

type Said = { server: 'SMTP' | 'IMAP'; words: string };
type Judgement = {
  finding: Extract<FindingName, `login${'Refused' | 'Tls' | 'Forbidden' | 'Broken' | 'Unreachable' | 'Throttled'}`>;
  fix: (said: Said) => Fix | null;
};

const retriedAlone = () => null;
const checkSettings = ({ server }: Said) => act('checkServerSettings', { server });

/** What passes by itself is a warning: the next run, or the next mail, tries again. */
const JUDGED: Record<LogInFailure, Judgement> = {
  authFailed: { finding: 'loginRefused', fix: ({ server }) => act('reconnect', { server }) },
  tlsFailed: { finding: 'loginTls', fix: ({ server }) => act('repairCertificate', { server }) },
  refusedAddress: { finding: 'loginForbidden', fix: checkSettings },
  rejected: { finding: 'loginBroken', fix: checkSettings },
  protocol: { finding: 'loginBroken', fix: checkSettings },
  unreachable: { finding: 'loginUnreachable', fix: checkSettings },
  timedOut: { finding: 'loginUnreachable', fix: checkSettings },
  throttled: { finding: 'loginThrottled', fix: retriedAlone },
  temporarily: { finding: 'loginThrottled', fix: retriedAlone },
  heldBack: { finding: 'loginThrottled', fix: retriedAlone },
};

export function checkLogIn({ smtp, imap }: MailboxFacts): Check {
  const noted = [...judge('SMTP', smtp), ...judge('IMAP', imap)];
  const ms = (smtp.kind === 'in' ? smtp.ms : 0) + (imap.kind === 'in' ? imap.ms : 0);
  return conclude('login', [], note('loginGood', { ms }), noted);
}

function judge(server: Said['server'], logIn: LogIn): Noted[] {
  if (logIn.kind === 'in') return [];
  if (logIn.kind === 'notTried') return [note('loginNotTried', {})];
  const { finding, fix } = JUDGED[logIn.failure];
  const said = { server, words: logIn.words };
  return [note(finding, said, fix(said))];
}
