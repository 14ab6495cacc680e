import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Transcript } from '../net/transcript.ts';
import { takeAnswers } from './library-internals.ts';
import { createReplyReader } from './read-replies.ts';

/** No answer of a mail server needs more; RFC 5321, 4.5.3.1.5 allows 512 octets a line. */
export const MAX_REPLY_BYTES = 65_536;

/**
 * What is said over a connection that is logged in, and the answers to it in their order. Everything said has one letter for
 * each byte, so that a message and what follows it leave in one piece.
 */
export type Dialogue = {
  /** Says commands, each with its end of line, right after the end of a message perhaps. Answers are asked for by `hear`. */
  say(commands: string, message?: string): void;
  /** A part of a message; ends once there is room for more. */
  write(part: string): Promise<void>;
  /** The next so many answers. Fails where the connection ends before; after 421 the rest never comes. */
  hear(answers: number): Promise<string[]>;
  /** A caller waits for an answer that has not come. */
  isWaiting(): boolean;
};

type Listener = { answers: number; heard: string[]; done: (heard: string[]) => void; fail: (why: Error) => void };

/** RFC 5321, 3.8: the server is about to close the connection, with any answer. */
const CLOSING = /^421[ -]/;

/**
 * Goes on where the library has connected, secured the line and logged in. The library still watches over the connection:
 * silence, errors and its end.
 */
export function takeOver(connection: SMTPConnection, transcript?: Pick<Transcript, 'add'>): Dialogue {
  const replies = createReplyReader(MAX_REPLY_BYTES);
  const listeners: Listener[] = [];
  let broken: Error | undefined;

  connection.on('error', (error: Error) => {
    broken ??= error;
  });
  connection.once('end', () => {
    broken ??= Object.assign(new Error('The connection was closed'), { code: 'ECONNECTION' });
    for (const { fail } of listeners.splice(0)) fail(broken);
  });
  const socket = takeAnswers(connection, (chunk) => {
    for (const reply of replies.read(chunk)) take(reply);
    if (replies.isOverlong()) breakOff('The answer has no end');
  });

  function take(reply: string) {
    transcript?.add('server', reply);
    const [listener] = listeners;
    // To nothing that was said: a server that goes, or one that is out of step.
    if (!listener) return connection.close();
    listener.heard.push(reply);
    const isClosing = CLOSING.test(reply);
    if (listener.heard.length === listener.answers || isClosing) {
      listeners.shift();
      listener.done(listener.heard);
    }
    if (isClosing) connection.close();
  }

  function breakOff(why: string) {
    broken ??= Object.assign(new Error(why), { code: 'EPROTOCOL' });
    connection.close();
  }

  return {
    say(commands, message = '') {
      if (transcript) noteDown(commands, transcript);
      socket.write(message + commands, 'latin1');
    },
    write: (part) =>
      new Promise((resolve) => {
        if (socket.write(part, 'latin1') || broken) return resolve();
        const goOn = () => {
          socket.off('drain', goOn).off('close', goOn);
          resolve();
        };
        socket.on('drain', goOn).on('close', goOn);
      }),
    hear: (answers) =>
      new Promise((done, fail) => {
        if (broken) fail(broken);
        else listeners.push({ answers, heard: [], done, fail });
      }),
    isWaiting: () => listeners.length > 0,
  };
}

function noteDown(commands: string, transcript: Pick<Transcript, 'add'>) {
  const lines = Buffer.from(commands, 'latin1').toString().split('\r\n');
  for (const line of lines) if (line !== '') transcript.add('us', line);
}
