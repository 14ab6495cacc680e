import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { expect, test } from 'vitest';
import { protocolOf, socketOf, takeAnswers } from './library-internals.ts';

test('the answers of a server can be taken from the library, which goes on to watch over the connection', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 mail.north.test ready\r\n');
    socket.on('data', (said) => void socket.write(`250 ${said.toString().trim()}\r\n`));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const connection = new SMTPConnection({ host: '127.0.0.1', port, ignoreTLS: true, name: 'outrider.test' });
  connection.on('error', () => undefined);
  expect(() => socketOf(connection)).toThrow('no socket');
  await new Promise<void>((connected) => connection.connect(() => connected()));
  try {
    expect(socketOf(connection)).toBeInstanceOf(Socket);
    expect(protocolOf(connection)).toBeUndefined();
    const answered = Promise.withResolvers<string>();
    const socket = takeAnswers(connection, (chunk) => answered.resolve(chunk.toString()));
    // An answer the library did not ask for would make it end the connection.
    socket.write('NOOP ours\r\n');
    expect(await answered.promise).toBe('250 NOOP ours\r\n');
    expect(socket.listenerCount('data')).toBe(1);
    const ended = once(connection, 'end');
    socket.destroy();
    await ended;
  } finally {
    connection.close();
    server.close();
  }
});
