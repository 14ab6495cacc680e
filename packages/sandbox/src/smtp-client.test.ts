import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HOST, startTestHost } from './mx/mx-testing.ts';
import { LOOPBACK, listenOnLoopback } from './service.ts';
import { offerMail } from './smtp-client.ts';

const MAYA = 'maya@harborline.test';
const DANA = 'dana@nordkai.test';
const SENDER = { name: 'smtp.mailhaven.test' };
const mailOf = (text: string, to = DANA) => ({ from: MAYA, to, raw: Buffer.from(text) });

test('a mail arrives as it was written, lines that start with a dot included', async () => {
  const { mx, delivered } = await startTestHost();
  const door = mx.addressOf(HOST) ?? expect.unreachable();
  const text = '.Subject: Dots\r\n\r\n.\r\n..two\r\nöäü\r\n.';
  expect(await offerMail(door, SENDER, mailOf(text))).toMatch(/^250 2\.0\.0 Ok: queued as /);
  expect(delivered.map(({ raw }) => raw.toString())).toEqual([`${text}\r\n`]);
});

test('the reply that counts is the first one that is not as hoped for', async () => {
  const { mx, delivered } = await startTestHost();
  const door = mx.addressOf(HOST) ?? expect.unreachable();
  expect(await offerMail(door, SENDER, mailOf('Hello', 'nobody@nordkai.test'))).toMatch(/^550 5\.1\.1 /);
  mx.setBehaviour(HOST, { kind: 'connectionLimit', max: 0 });
  expect(await offerMail(door, SENDER, mailOf('Hello'))).toMatch(/^421 /);
  expect(delivered).toEqual([]);
});

test.each([
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['ends in the middle of a reply', (socket: Socket) => socket.end('220-host')],
  ['greets and ends', (socket: Socket) => socket.end('220 host\r\n')],
])('from a host that %s there is no answer', async (_manner, manner) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    manner(socket);
  });
  const door = { host: LOOPBACK, port: await listenOnLoopback(server) };
  onTestFinished(() => void server.close());
  expect(await offerMail(door, SENDER, mailOf('Hello'))).toBeUndefined();
});

test('a host that is not there gives no answer either', async () => {
  const server = createServer();
  const door = { host: LOOPBACK, port: await listenOnLoopback(server) };
  await new Promise((resolve) => server.close(resolve));
  expect(await offerMail(door, SENDER, mailOf('Hello'))).toBeUndefined();
});
