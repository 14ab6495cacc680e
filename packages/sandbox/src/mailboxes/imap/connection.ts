import type { Socket } from 'node:net';
import { type SecureContext, TLSSocket } from 'node:tls';
import type { Clock } from '../../clock/clock.ts';
import type { LogOfTruth } from '../../truth/log-of-truth.ts';
import type { CredentialChecks } from '../credentials.ts';
import type { MailboxHostPlan } from '../mailbox-plan.ts';
import { capabilitiesOf } from './capabilities.ts';
import { createCommandReader } from './command-reader.ts';
import { runCommand } from './dispatch.ts';
import { type Chunk, toBytes } from './format.ts';
import { closeFolder, type Session } from './session.ts';

export type ImapOptions = CredentialChecks & {
  plan: MailboxHostPlan;
  clock: Clock;
  truth: LogOfTruth;
  log: { warn(message: string): void };
  secureContext: SecureContext;
};

/** Before log-in nothing longer than a password is due; afterwards a message. */
const STRANGER_LITERAL_MAX_BYTES = 4_096;
const LITERAL_MAX_BYTES = 36_700_160;
/** In a row. */
const MISTAKES_MAX = 20;
/** RFC 9051, 5.4: at least half an hour for who is logged in. */
const STRANGER_TIMEOUT_MS = 60_000;
const TIMEOUT_MS = 1_860_000;
/** For a client to read the good-bye and close its side. */
const FAREWELL_TIMEOUT_MS = 5_000;

/** Talks IMAP with one client until either has enough. */
export function serveImap(firstSocket: Socket, options: ImapOptions): void {
  const { plan, clock, truth, log, secureContext, findAccount, acceptsToken } = options;
  let socket = firstSocket;
  let onAnswer: ((line: string) => void) | undefined;
  let mistakes = 0;
  let hasEnded = false;

  const session: Session = {
    plan,
    clock,
    truth,
    findAccount,
    acceptsToken,
    isSecure: firstSocket instanceof TLSSocket,
    account: undefined,
    selected: undefined,
    usesModSeq: false,
    usesQresync: false,
    tag: '',
    isIdle: false,
    stopIdle: () => undefined,
    send(...chunks: Chunk[]) {
      if (!hasEnded && socket.writable) socket.write(toBytes(chunks));
    },
    ask(prompt, answer) {
      onAnswer = answer;
      session.send(`+ ${prompt}\r\n`);
    },
    upgrade,
    end() {
      hasEnded = true;
      leave();
      socket.end();
      socket.setTimeout(FAREWELL_TIMEOUT_MS);
    },
    disconnect(reason) {
      session.send(`* BYE ${reason}\r\n`);
      session.end();
    },
  };

  const leave = () => {
    reader.stop();
    session.stopIdle();
    closeFolder(session);
    session.account?.connections?.delete(session.disconnect);
  };

  const createReader = () =>
    createCommandReader({
      isAnswerAwaited: () => onAnswer !== undefined,
      onAnswer(line) {
        const answer = onAnswer;
        onAnswer = undefined;
        answer?.(line);
      },
      onCommand(parts) {
        try {
          mistakes = runCommand(session, parts) === 'BAD' ? mistakes + 1 : 0;
        } catch (error) {
          log.warn(`Boxed IMAP at ${plan.name}: ${error instanceof Error ? error.message : String(error)}`);
          session.disconnect('[SERVERBUG] Something is wrong here');
        }
        if (mistakes >= MISTAKES_MAX) session.disconnect('Too many mistakes');
      },
      onLiteralAnnounced: () => session.send('+ Ready\r\n'),
      onRefusal({ tag, reason, mustClose }) {
        const text = reason === 'lineTooLong' ? 'Line too long' : '[TOOBIG] Literal too big';
        if (mustClose) session.disconnect(text);
        else session.send(`${tag} NO ${text}\r\n`);
      },
      literalMaxBytes: () => (session.account ? LITERAL_MAX_BYTES : STRANGER_LITERAL_MAX_BYTES),
    });

  let reader = createReader();

  function attach() {
    const current = socket;
    current.on('data', (chunk: Buffer) => {
      reader.feed(chunk);
      if (session.account && !hasEnded) current.setTimeout(TIMEOUT_MS);
    });
    current.on('error', () => current.destroy());
    current.on('close', () => {
      if (current !== socket) return;
      hasEnded = true;
      leave();
    });
    current.setTimeout(STRANGER_TIMEOUT_MS, () => {
      session.disconnect('Idle for too long');
      current.destroySoon();
    });
  }

  /** What came in the clear after STARTTLS is thrown away: it may be a stranger's (RFC 9051, 6.2.1 and CVE-2011-0411). */
  function upgrade() {
    reader.stop();
    reader = createReader();
    socket.removeAllListeners('data');
    socket.removeAllListeners('timeout');
    socket.setTimeout(0);
    socket = new TLSSocket(socket, { isServer: true, secureContext });
    session.isSecure = true;
    attach();
  }

  attach();
  session.send(`* OK [CAPABILITY ${capabilitiesOf(session)}] ${plan.name} ready\r\n`);
}
