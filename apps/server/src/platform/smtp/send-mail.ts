import type { MailFailure, ServerReply } from '../net/failure.ts';
import type { SmtpSession } from './connect-smtp.ts';
import { type Dialogue, takeOver } from './dialogue.ts';
import { isOver, isUnfit, judgeOpening, type Outgoing, openingOf, type RecipientAnswer } from './envelope.ts';
import { parseSmtpReply } from './smtp-failure.ts';
import { stuffDots } from './stuff-dots.ts';

export type SendHooks = {
  /** Awaited before the end of the message is written; where it throws, the server gets no whole message. */
  beforeLastDot?: () => Promise<void>;
  /** What is sent right after this one, where that is known: it is written together with the last dot. */
  next?: () => Outgoing | undefined;
};

export type SendOutcome =
  /** 250 after the last dot: the server has the message for everybody it did not refuse. */
  | { kind: 'taken'; reply: ServerReply; recipients: RecipientAnswer[] }
  /** The server said no, to the sender, to every recipient or to the message: nobody gets it. */
  | { kind: 'refused'; failure: MailFailure; recipients: RecipientAnswer[] }
  /** The connection broke. In doubt: after the last dot, so the server may have taken the message. */
  | { kind: 'lost'; failure: MailFailure; inDoubt: boolean };

export type Sender = {
  send: (message: Outgoing, hooks: SendHooks) => Promise<SendOutcome>;
  /** Whether the server lets this address send; nothing is sent. Its refusal where it does not. */
  trySender: (address: string) => Promise<MailFailure | undefined>;
  /** Says goodbye, where the server does not wait for a message that was announced. */
  leave: () => void;
};

/** Small enough to leave the processor to others between two pieces. */
const PIECE_BYTES = 65_536;

/** Sends one message after the other over a connection that is logged in. */
export function createSender(session: SmtpSession): Sender {
  const { connection, explain, offers, transcript } = session;
  const dialogue = takeOver(connection, transcript);
  let announced: { message: Outgoing; replies: Promise<string[]> } | undefined;
  let needsReset = false;

  function refused(words: string, recipients: RecipientAnswer[]): SendOutcome {
    needsReset = true;
    const failure = explain(Object.assign(new Error('The server said no'), { response: words }));
    if (!failure.reply) throw new Error('The server is out of step');
    return { kind: 'refused', failure, recipients };
  }

  /** The answers to what opens this message. */
  async function open(message: Outgoing): Promise<string[]> {
    if (announced) {
      const { message: expected, replies } = announced;
      announced = undefined;
      if (expected.raw === message.raw) return replies;
      connection.close();
      throw new Error('The server waits for another message');
    }
    // RFC 5321, 4.1.1.5: what is left of a message that was refused does not belong to the next.
    if (needsReset) await ask(dialogue, 'RSET\r\n');
    needsReset = false;
    const commands = openingOf(message, offers);
    // RFC 2920: without waiting for the answers in between.
    if (offers.pipelining) return ask(dialogue, commands.join(''), commands.length);
    const replies: string[] = [];
    for (const command of commands) {
      if (isOver(message.envelope, replies)) break;
      replies.push(...(await ask(dialogue, command)));
    }
    return replies;
  }

  /** RFC 2920, 3.1: the end of a message may be followed by what opens the next. */
  function end(message: string, next: Outgoing | undefined) {
    if (!next || !offers.pipelining || isUnfit(next, offers)) return dialogue.say('.\r\n', message);
    const commands = openingOf(next, offers);
    dialogue.say(`.\r\n${commands.join('')}`, message);
    const replies = dialogue.hear(commands.length);
    // They may fail before anybody asks for them.
    replies.catch(() => undefined);
    announced = { message: next, replies };
  }

  async function send(message: Outgoing, { beforeLastDot, next }: SendHooks): Promise<SendOutcome> {
    if (isUnfit(message, offers)) return { kind: 'refused', failure: { kind: 'rejected' }, recipients: [] };
    let isWhole = false;
    try {
      const opened = judgeOpening(message.envelope, await open(message));
      if (opened.kind === 'refused') {
        if (opened.isWaiting) await ask(dialogue, '.\r\n');
        return refused(opened.words, opened.recipients);
      }
      const answer = dialogue.hear(1);
      answer.catch(() => undefined);
      const last = await writeAllButLast(dialogue, message.raw);
      try {
        await beforeLastDot?.();
      } catch (error) {
        connection.close();
        throw new HookFailed(error);
      }
      // Nobody waits: the server has said something, or has gone, before the message had its end.
      isWhole = dialogue.isWaiting();
      if (isWhole) end(last, next?.());
      else connection.close();
      const [words = ''] = await answer;
      const reply = parseSmtpReply(words);
      if (!reply || (reply.code.startsWith('2') && !isWhole)) throw new Error('The server is out of step');
      if (!reply.code.startsWith('2'))
        return refused(
          words,
          opened.recipients.filter(({ taken }) => !taken),
        );
      return { kind: 'taken', reply, recipients: opened.recipients };
    } catch (error) {
      if (error instanceof HookFailed) throw error.cause;
      return { kind: 'lost', failure: explain(error), inDoubt: isWhole };
    }
  }

  /** RFC 5321, 4.1.1.2: what MAIL opens, RSET ends. */
  async function trySender(address: string): Promise<MailFailure | undefined> {
    // RFC 6531: an address of other letters would need an extension of its own.
    if (!/^[!-~]+$/.test(address) || /[<>]/.test(address)) return { kind: 'rejected' };
    try {
      const [words = ''] = await ask(dialogue, `MAIL FROM:<${address}>\r\n`);
      const isTaken = parseSmtpReply(words)?.code.startsWith('2') ?? false;
      const outcome = isTaken ? undefined : refused(words, []);
      needsReset = true;
      return outcome && 'failure' in outcome ? outcome.failure : undefined;
    } catch (error) {
      return explain(error);
    }
  }

  return { send, trySender, leave: () => (announced ? connection.close() : connection.quit()) };
}

class HookFailed extends Error {
  constructor(cause: unknown) {
    super('The hook failed', { cause });
  }
}

function ask(dialogue: Dialogue, commands: string, answers = 1): Promise<string[]> {
  dialogue.say(commands);
  return dialogue.hear(answers);
}

/** What is left for the end: the whole of a short message, as a segment of its own would cost more than the wait. */
async function writeAllButLast(dialogue: Dialogue, raw: Buffer): Promise<string> {
  let last = '';
  for (const piece of stuffDots(raw, PIECE_BYTES)) {
    if (last !== '') await dialogue.write(last);
    last = piece;
  }
  return last;
}
