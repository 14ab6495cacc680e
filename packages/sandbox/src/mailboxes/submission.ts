import {
  SMTPServer,
  type SMTPServerAuthentication,
  type SMTPServerDataStream,
  type SMTPServerEnvelope,
  type SMTPServerSession,
} from 'smtp-server';
import type { Clock } from '../clock/clock.ts';
import { isAddress, readMessageId } from '../mx/envelope.ts';
import { readMessage } from '../read-message.ts';
import { surviveHangUps } from '../tls/survive-hang-ups.ts';
import type { LogOfTruth } from '../truth/log-of-truth.ts';
import { type Account, fileMessage, folderForUse, troubleOf } from './account.ts';
import { type CredentialChecks, checkCredentials } from './credentials.ts';
import { LOGIN_ANSWERS } from './login-answers.ts';
import type { HostState, MailboxHostPlan, SubmissionRefusal } from './mailbox-plan.ts';
import { createListener } from './submission-transcript.ts';

export type SubmittedMail = { plan: MailboxHostPlan; from: string; to: string[]; raw: Buffer; messageId: string };

/** Takes a message into the boxed world: from here on the host is responsible for it. Gives the mark it is queued under. */
export type Submit = (mail: SubmittedMail) => string;

export type SubmissionOptions = CredentialChecks & {
  plan: MailboxHostPlan;
  host: HostState;
  clock: Clock;
  truth: LogOfTruth;
  log: { warn(message: string): void };
  tls: { key: string; cert: string };
  /** Whether the host would know this address if it existed. */
  isMissing: (address: string) => boolean;
  submit: Submit;
};

/** Gmail's and Microsoft's limit for a message. */
const MESSAGE_MAX_BYTES = 36_700_160;

/** The host's door for its own users: SMTP with a password or token, behind TLS (RFC 6409, RFC 8314). */
export function createSubmission(options: SubmissionOptions, isImplicitTls: boolean): SMTPServer {
  surviveHangUps();
  const { plan, host, clock, truth, log, tls } = options;
  const listener = createListener(() => clock.now().getTime());
  let taken = 0;

  function note(session: SMTPServerSession, to: string, what: string, code: string, messageId?: string) {
    const { mailFrom } = session.envelope;
    const from = mailFrom ? mailFrom.address : '';
    const event = { at: clock.now(), from, to, what, code, messageId };
    truth.note({ ...event, kind: 'smtp', direction: 'in' }, listener.transcriptOf(session.id));
  }

  function authenticate(auth: SMTPServerAuthentication, session: SMTPServerSession) {
    const { method, username = '', password, accessToken } = auth;
    const kind = method === 'XOAUTH2' ? 'token' : 'password';
    const checked = checkCredentials({ kind, address: username, secret: accessToken ?? password ?? '' }, options);
    if (!('problem' in checked)) return { user: checked.account };
    const { code, text } = LOGIN_ANSWERS[plan.provider][checked.problem].smtp;
    note(session, plan.name, 'AUTH', `${code} ${text}`);
    throw refusal(code, text);
  }

  /** What the host can tell of a recipient before it has looked for anybody outside. */
  function checkRecipient(to: string, session: SMTPServerSession) {
    const [code, text] = !isAddress(to)
      ? ([553, `5.1.3 <${to}> is not a valid address`] as const)
      : ([550, `5.1.1 <${to}>: no such user here`] as const);
    if (code === 550 && !options.isMissing(to)) return;
    note(session, to, 'RCPT refused', `${code} ${text}`);
    throw refusal(code, text);
  }

  /** Answers as it was set to, where it was. */
  function refuseAsPlanned(session: SMTPServerSession, at: SubmissionRefusal['at'], to = '') {
    const account = session.user as Account | undefined;
    const planned = account?.refusals.find(
      (one) => one.at === at && one.times !== 0 && (one.recipient ?? to).toLowerCase() === to.toLowerCase(),
    );
    if (!planned) return undefined;
    if (planned.times !== undefined) planned.times -= 1;
    note(session, to, 'Refused on demand', `${planned.code} ${planned.text}`);
    return refusal(planned.code, planned.text);
  }

  async function accept(stream: SMTPServerDataStream, session: SMTPServerSession, account: Account) {
    const given = await readMessage(stream);
    if (!given) throw refusal(552, '5.3.4 Message too big');
    const trouble = troubleOf(account);
    if (trouble && trouble !== 'overQuota') {
      const { code, text } = LOGIN_ANSWERS[plan.provider][trouble].smtp;
      throw refusal(code, text);
    }
    const refused = refuseAsPlanned(session, 'message');
    if (refused) throw refused;
    const { from, to } = envelopeOf(session.envelope);
    taken += 1;
    const { raw, messageId } = identified(given, `${taken}.${clock.now().getTime()}@${plan.name}`);
    listener.keepMessage(session.id, raw);
    const mark = options.submit({ plan, from, to, raw, messageId });
    for (const recipient of to) {
      truth.promise({ messageId, to: recipient });
      note(session, recipient, 'Submission', `250 2.0.0 OK queued as ${mark}`, messageId);
    }
    if (plan.savesSent) fileSentCopy(account, raw, clock.now());
    if (refuseAsPlanned(session, 'hangsUp')) throw new HungUp();
    return `2.0.0 OK queued as ${mark}`;
  }

  const server = new SMTPServer({
    ...tls,
    name: `smtp.${plan.name}`,
    secure: isImplicitTls,
    size: MESSAGE_MAX_BYTES,
    authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
    disableReverseLookup: true,
    logger: listener.logger,
    onConnect(session, answer) {
      if (host.trouble === 'noStarttls') session.disabledCommands = ['STARTTLS'];
      if (host.trouble === 'refusesStarttls') refuseStartTls(server, session);
      answer();
    },
    onAuth: (auth, session, answer) =>
      settle(
        () => authenticate(auth, session),
        (user) => answer(null, user),
        answer,
      ),
    onMailFrom: (_sender, session, answer) => answer(refuseAsPlanned(session, 'sender')),
    onRcptTo: ({ address }, session, answer) =>
      settle(
        () => {
          checkRecipient(address, session);
          const refused = refuseAsPlanned(session, 'recipient', address);
          if (refused) throw refused;
        },
        () => answer(),
        answer,
      ),
    onData(stream, session, answer) {
      accept(stream, session, session.user as Account).then(
        (text) => answer(null, text),
        (error: Error) => {
          if (error instanceof HungUp) return hangUp(server, session);
          if (!('responseCode' in error)) log.warn(`Boxed submission at ${plan.name}: ${error.message}`);
          answer('responseCode' in error ? error : refusal(451, '4.3.0 Not taken, try again'));
        },
      );
    },
    onClose: ({ id }) => listener.forget(id),
  });
  server.on('error', (error: Error) => {
    // A client that hangs up, in the middle of a handshake perhaps, is no failure of the host.
    if (!('meta' in error) && !('remoteAddress' in error))
      log.warn(`Boxed submission at ${plan.name}: ${error.message}`);
  });
  return server;
}

/** It has the message, and the client never hears of it. */
class HungUp extends Error {}

function hangUp({ connections }: SMTPServer, { id }: SMTPServerSession) {
  for (const connection of connections) if (connection.id === id) connection._socket?.destroy();
}

/** RFC 3207, 4: offered, and then not available. */
function refuseStartTls({ connections }: SMTPServer, { id }: SMTPServerSession) {
  for (const connection of connections) {
    if (connection.id !== id) continue;
    connection.handler_STARTTLS = (_command, done) => {
      connection.send(454, '4.7.0 TLS not available due to temporary reason');
      done();
    };
  }
}

function settle<T>(work: () => T, done: (result: T) => void, failed: (error: Error) => void): void {
  let outcome: { result: T } | { error: Error };
  try {
    outcome = { result: work() };
  } catch (error) {
    outcome = { error: error instanceof Error ? error : new Error(String(error)) };
  }
  if ('error' in outcome) failed(outcome.error);
  else done(outcome.result);
}

const envelopeOf = ({ mailFrom, rcptTo }: SMTPServerEnvelope) => ({
  from: mailFrom ? mailFrom.address : '',
  to: rcptTo.map(({ address }) => address),
});

/** RFC 6409, 8.3: a message without an id gets one from the host. */
function identified(raw: Buffer, drawn: string): { raw: Buffer; messageId: string } {
  const messageId = readMessageId(raw);
  if (messageId !== '') return { raw, messageId };
  return { raw: Buffer.concat([Buffer.from(`Message-ID: <${drawn}>\r\n`), raw]), messageId: `<${drawn}>` };
}

function fileSentCopy(account: Account, raw: Buffer, at: Date) {
  const sent = folderForUse(account, '\\Sent', at);
  if (sent) fileMessage(account, sent, { raw, flags: ['\\Seen'], at });
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
