import { type Credentials, checkCredentials, type LoginProblem } from '../credentials.ts';
import { LOGIN_ANSWERS } from '../login-answers.ts';
import type { MailboxHostPlan } from '../mailbox-plan.ts';
import { capabilitiesOf } from './capabilities.ts';
import { no, ok, type Reply, type Session } from './session.ts';
import { expectEnd, type Token, takeAtom, takeText } from './tokens.ts';

/** Fifteen is Gmail's number; Dovecot's default is ten. */
const CONNECTIONS_MAX: Record<MailboxHostPlan['provider'], number> = { google: 15, microsoft: 10, self: 10 };
const NEEDS_TLS = no('[PRIVACYREQUIRED] Start TLS first');

type Finish = (reply: Reply) => void;

export function runLogin(session: Session, args: Token[]): Reply {
  const address = takeText(args, 'user');
  const secret = takeText(args, 'password');
  expectEnd(args);
  return session.isSecure ? logIn(session, { kind: 'password', address, secret }) : NEEDS_TLS;
}

export function runAuthenticate(session: Session, args: Token[], finish: Finish): void {
  const mechanism = takeAtom(args, 'mechanism').toUpperCase();
  const initial = args.length > 0 ? takeText(args, 'response') : undefined;
  expectEnd(args);
  const read = MECHANISMS[mechanism];
  const accept = (line: string) => {
    const credentials = read?.(Buffer.from(line, 'base64').toString('utf8'));
    const reply = credentials ? logIn(session, credentials) : { status: 'BAD' as const, text: 'Invalid response' };
    // The reason goes as a challenge; the client answers it with an empty line before it hears the NO.
    if (reply.status === 'NO' && mechanism === 'XOAUTH2') session.ask(TOKEN_REFUSED, () => finish(reply));
    else finish(reply);
  };
  if (!read) finish(no('[CANNOT] Unknown mechanism'));
  else if (!session.isSecure) finish(NEEDS_TLS);
  else if (initial === undefined) session.ask('', accept);
  else accept(initial);
}

const TOKEN_REFUSED = Buffer.from('{"status":"400","schemes":"Bearer"}').toString('base64');

const MECHANISMS: Record<string, (response: string) => Credentials | undefined> = {
  PLAIN: readPlain,
  XOAUTH2: readBearer,
};

/** RFC 4616: authorization id, user, password. */
function readPlain(response: string): Credentials | undefined {
  const [, address, secret, ...more] = response.split('\0');
  if (!address || secret === undefined || more.length > 0) return undefined;
  return { kind: 'password', address, secret };
}

function readBearer(response: string): Credentials | undefined {
  const [user = '', auth = ''] = response.split('\u0001');
  const address = /^user=(.+)$/i.exec(user)?.[1];
  const secret = /^auth=Bearer (.+)$/i.exec(auth)?.[1];
  return address && secret ? { kind: 'token', address, secret } : undefined;
}

function logIn(session: Session, credentials: Credentials): Reply {
  const checked = checkCredentials(credentials, session);
  if ('problem' in checked) return refuseLogin(session, credentials.address, checked.problem);
  const { account } = checked;
  account.connections ??= new Set();
  if (account.connections.size >= CONNECTIONS_MAX[session.plan.provider])
    return refuseLogin(session, account.address, 'throttled');
  account.connections.add(session.disconnect);
  session.account = account;
  noteLogin(session, account.address, 'OK');
  return ok(`[CAPABILITY ${capabilitiesOf(session)}] Logged in`);
}

function refuseLogin(session: Session, address: string, problem: LoginProblem): Reply {
  const { imap } = LOGIN_ANSWERS[session.plan.provider][problem];
  noteLogin(session, address, `NO ${imap}`);
  if (problem === 'down') session.disconnect(imap);
  return no(imap);
}

const noteLogin = ({ clock, truth, plan }: Session, address: string, code: string) =>
  truth.note({ at: clock.now(), kind: 'imap', direction: 'in', from: address, to: plan.name, what: 'LOGIN', code });
