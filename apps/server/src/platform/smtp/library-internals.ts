import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';

/*
 * All that we use of nodemailer beyond what it promises. It can be given a socket, but makes another one of it for TLS and
 * tells nobody. `library-internals.test.ts` fails where a version of it is made differently.
 */

/** The socket everything is said over, once the library has connected. */
export function socketOf(connection: SMTPConnection): Socket {
  if (!connection._socket) throw new Error('The connection has no socket');
  return connection._socket as Socket;
}

/** From now on the library hears nothing of what the server says, and still watches over silence, errors and the end. */
export function takeAnswers(connection: SMTPConnection, take: (chunk: Buffer) => void): Socket {
  const socket = socketOf(connection);
  socket.removeAllListeners('data');
  socket.on('data', take);
  return socket;
}

/** Such as "TLSv1.3". */
export function protocolOf(connection: SMTPConnection): string | undefined {
  const socket = socketOf(connection);
  return socket instanceof TLSSocket ? (socket.getProtocol() ?? undefined) : undefined;
}
