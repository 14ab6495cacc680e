import {
  SMTPServer,
  type SMTPServerAuthentication,
  type SMTPServerDataStream,
  type SMTPServerEnvelope,
} from 'smtp-server';
import type { Clock } from '../clock/clock.ts';
import type { LogOfTruth } from '../truth/log-of-truth.ts';
import { type Account, fileMessage, folderForUse } from './account.ts';
import { type CredentialChecks, checkCredentials } from './credentials.ts';
import { LOGIN_ANSWERS } from './login-answers.ts';
import type { MailboxHostPlan } from './mailbox-plan.ts';

/** Takes a message into the boxed world; one answer for each recipient, in their order. */
export type Submit = (mail: {
  from: string;
  to: string[];
  raw: Buffer;
  account: string;
}) => Promise<{ code: number; text: string }[]>;

export type SubmissionOptions = CredentialChecks & {
  plan: MailboxHostPlan;
  clock: Clock;
  truth: LogOfTruth;
  log: { warn(message: string): void };
  tls: { key: string; cert: string };
  submit: Submit;
};

/** Gmail's and Microsoft's limit for a message. */
const MESSAGE_MAX_BYTES = 36_700_160;

/** The host's door for its own users: SMTP with a password or token, behind TLS (RFC 6409, RFC 8314). */
export function createSubmission(options: SubmissionOptions, isImplicitTls: boolean): SMTPServer {
  const { plan, clock, truth, log, tls } = options;

  const note = (from: string, to: string, what: string, code: string, messageId?: string) =>
    truth.note({ at: clock.now(), kind: 'smtp', direction: 'in', from, to, what, code, messageId });

  function authenticate({ method, username = '', password, accessToken }: SMTPServerAuthentication) {
    const kind = method === 'XOAUTH2' ? 'token' : 'password';
    const checked = checkCredentials({ kind, address: username, secret: accessToken ?? password ?? '' }, options);
    if (!('problem' in checked)) return { user: checked.account };
    const { code, text } = LOGIN_ANSWERS[plan.provider][checked.problem].smtp;
    note(username, plan.name, 'AUTH', `${code} ${text}`);
    throw refusal(code, text);
  }

  async function accept(stream: SMTPServerDataStream, { mailFrom, rcptTo }: SMTPServerEnvelope, account: Account) {
    const raw = await readMessage(stream);
    if (!raw) throw refusal(552, '5.3.4 Message too big');
    if (account.trouble && account.trouble !== 'overQuota') {
      const { code, text } = LOGIN_ANSWERS[plan.provider][account.trouble].smtp;
      throw refusal(code, text);
    }
    const from = mailFrom ? mailFrom.address : '';
    const to = rcptTo.map(({ address }) => address);
    const answers = await options.submit({ from, to, raw, account: account.address });
    const messageId = /^message-id:\s*(<[^>\s]+>)/im.exec(raw.toString('latin1', 0, raw.indexOf('\r\n\r\n')))?.[1];
    for (const [index, recipient] of to.entries()) {
      const answer = answers[index];
      note(from, recipient, 'Submission', answer ? `${answer.code} ${answer.text}` : 'no answer', messageId);
    }
    const taken = answers.some(({ code }) => code < 400);
    const [first] = answers;
    if (!taken) throw refusal(first?.code ?? 451, first?.text ?? '4.3.0 Not taken, try again');
    fileSentCopy(account, raw, clock.now());
    return '2.0.0 OK';
  }

  const server = new SMTPServer({
    ...tls,
    name: plan.name,
    secure: isImplicitTls,
    size: MESSAGE_MAX_BYTES,
    authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
    disableReverseLookup: true,
    logger: false,
    onAuth(auth, _session, answer) {
      try {
        answer(null, authenticate(auth));
      } catch (error) {
        answer(error as Error);
      }
    },
    onData(stream, { envelope, user }, answer) {
      accept(stream, envelope, user as Account).then(
        (text) => answer(null, text),
        (error: Error) => {
          if (!('responseCode' in error)) log.warn(`Boxed submission at ${plan.name}: ${error.message}`);
          answer('responseCode' in error ? error : refusal(451, '4.3.0 Not taken, try again'));
        },
      );
    },
  });
  server.on('error', (error: Error) => log.warn(`Boxed submission at ${plan.name}: ${error.message}`));
  return server;
}

/** Google files what its users send by itself; elsewhere that is the client's work. */
function fileSentCopy(account: Account, raw: Buffer, at: Date) {
  const sent = account.plan.provider === 'google' ? folderForUse(account, '\\Sent', at) : undefined;
  if (sent) fileMessage(account, sent, { raw, flags: ['\\Seen'], at });
}

/** The message, or nothing when it is too big; it is read to its end all the same, as the answer comes after it. */
async function readMessage(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk);
  }
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks);
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
