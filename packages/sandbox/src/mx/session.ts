import type { Socket } from 'node:net';
import { type SecureContext, TLSSocket } from 'node:tls';
import type { Clock } from '../clock/clock.ts';
import { type Behaviours, findBehaviour } from './behaviour.ts';
import { createDataReader, type DataReader } from './data-reader.ts';
import { type Answer, type Dialogue, MESSAGE_MAX_BYTES } from './dialogue.ts';
import { createLineReader } from './line-reader.ts';

/** RFC 5321 4.5.3.2.7. */
const IDLE_MS = 300_000;

export type SessionOptions = {
  socket: Socket;
  dialogue: Dialogue;
  clock: Clock;
  behaviours: () => Behaviours;
  /** Asked when the client starts TLS; nothing breaks the handshake. */
  secureContext: () => SecureContext | undefined;
};

/** Carries a dialogue over a connection: lines and messages in, answers out, in order, as slowly as the host wants. */
export function runSession({ socket: plainSocket, dialogue, clock, behaviours, secureContext }: SessionOptions): void {
  let socket = plainSocket;
  let lines = createLineReader();
  let data: DataReader | undefined;
  let pending = '';
  let isHeld = false;
  let isOver = false;

  function send() {
    if (pending && !socket.destroyed) socket.write(pending);
    pending = '';
  }

  function carryOut({ text, next }: Answer) {
    pending += text;
    if (next === undefined) return;
    if (next === 'read data') {
      data = createDataReader(MESSAGE_MAX_BYTES);
      return;
    }
    send();
    if (next === 'start TLS') return startTls();
    isOver = true;
    if (next === 'break TLS') socket.end('\x00 this is not TLS\r\n');
    else if (next === 'drop' && !text) socket.destroy();
    else socket.end();
  }

  function answer(given: Answer) {
    const tarpit = findBehaviour(behaviours(), 'tarpit');
    if (!tarpit) return carryOut(given);
    const held = socket;
    isHeld = true;
    held.pause();
    const cancel = clock.at(new Date(clock.now().getTime() + tarpit.seconds * 1000), () => {
      held.off('close', cancel);
      isHeld = false;
      held.resume();
      carryOut(given);
      proceed();
    });
    held.once('close', cancel);
  }

  function readMessage(reader: DataReader): boolean {
    const chunk = lines.rest();
    const used = reader.push(chunk);
    if (used === undefined) return false;
    lines.push(chunk.subarray(used));
    data = undefined;
    answer(dialogue.takeMessage(reader.finish()));
    return true;
  }

  function readCommand(): boolean {
    const line = lines.next();
    if (!line) return false;
    answer(dialogue.obey(line));
    return true;
  }

  /** Answers to pipelined commands leave in one write (RFC 2920 3.2). */
  function proceed() {
    let goesOn = true;
    while (goesOn && !isHeld && !isOver) goesOn = data ? readMessage(data) : readCommand();
    send();
  }

  function onData(chunk: Buffer) {
    if (isOver) return;
    lines.push(chunk);
    proceed();
  }

  function listen(to: Socket) {
    to.on('data', onData);
    to.on('error', () => to.destroy());
    to.setTimeout(IDLE_MS, () => {
      isOver = true;
      to.end('421 4.4.2 Error: timeout exceeded\r\n');
      to.destroySoon();
    });
  }

  function startTls() {
    const context = secureContext();
    socket.removeAllListeners('data');
    socket.setTimeout(0);
    // What came in clear after STARTTLS may be a stranger's: it is thrown away (RFC 3207 6, CVE-2011-0411).
    lines = createLineReader();
    if (!context) return void socket.destroy();
    dialogue.restartSecured();
    const secured = new TLSSocket(socket, { isServer: true, secureContext: context });
    // A handshake that fails is reported here alone when no tls.Server is in charge.
    secured.on('_tlsError', () => secured.destroy());
    socket = secured;
    listen(secured);
  }

  listen(socket);
  socket.setNoDelay(true);
  answer(dialogue.greet());
  send();
}
