import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testOptions } from '../testing.ts';
import { type SystemMail, startSystemMail } from './system-mail.ts';

let mail: SystemMail;
beforeAll(async () => {
  mail = await startSystemMail(testOptions());
});
afterAll(() => mail.close());

const sender = { from: 'Outrider <hello@outrider.test>', subject: 'Hello', text: 'Hello' };

function send(message: Record<string, unknown>) {
  const transport = createTransport({ host: mail.host, port: mail.port });
  return transport.sendMail({ ...sender, ...message }).finally(() => transport.close());
}

/** Not `once`, which fails where an error comes before the end. */
const closed = (socket: Socket) => new Promise<void>((end) => void socket.once('close', () => end()));

/** Speaks line by line and gives back what the server said, up to the end of the connection. */
async function converse(lines: string[]): Promise<string> {
  const socket = connect(mail.port, mail.host).setEncoding('utf8');
  const said: string[] = [];
  const rest = [...lines];
  socket.on('data', (text: string) => {
    said.push(text);
    const line = rest.shift();
    if (line === undefined) socket.end();
    else socket.write(`${line}\r\n`);
  });
  socket.on('error', () => undefined);
  await closed(socket);
  return said.join('');
}

test('a mail with two bodies arrives as it was sent', async () => {
  const sent = await send({
    to: ['Ana <ana@tidewatercargo.test>', 'bo@tidewatercargo.test'],
    subject: 'Prüfen Sie Ihre Adresse 你好',
    text: 'Open https://app.box.test/verify?token=a&b=ü',
    html: '<p>Open <a href="https://app.box.test/verify?token=a&amp;b=ü">the link</a></p>',
  });
  const id = /^250 2\.0\.0 Queued as (\S+)$/.exec(sent.response)?.[1];
  const kept = mail.read(id ?? '');
  expect(kept).toMatchObject({
    id,
    from: '"Outrider" <hello@outrider.test>',
    to: ['ana@tidewatercargo.test', 'bo@tidewatercargo.test'],
    subject: 'Prüfen Sie Ihre Adresse 你好',
    receivedAt: '2026-11-17T09:42:11.000Z',
    html: '<p>Open <a href="https://app.box.test/verify?token=a&amp;b=ü">the link</a></p>',
  });
  expect(kept?.text.trim()).toBe('Open https://app.box.test/verify?token=a&b=ü');
  expect(kept?.raw).toContain('Content-Type: multipart/alternative');
});

test('the newest mail comes first and a search looks at addresses, subject and id', async () => {
  await send({ to: 'first@search.test', subject: 'Reset your password' });
  await send({ to: 'second@search.test', subject: 'Verify your address' });
  const found = (search: string) => mail.list(search).map(({ to }) => to[0]);
  expect(found('search.test')).toEqual(['second@search.test', 'first@search.test']);
  expect(found(' RESET your ')).toEqual(['first@search.test']);
  expect(found(mail.list('second@')[0]?.id ?? '')).toEqual(['second@search.test']);
  expect(found('nobody@search.test')).toEqual([]);
  expect(mail.list()[0]?.to).toEqual(['second@search.test']);
  expect(mail.read('mail-0')).toBeUndefined();
});

test('a recipient whose name starts with bounce does not exist', async () => {
  await expect(send({ to: 'Bounce-me@tidewatercargo.test' })).rejects.toMatchObject({
    responseCode: 550,
    response: expect.stringContaining('5.1.1'),
  });
  const partly = await send({ to: ['ana@partly.test', 'bounce@partly.test'] });
  expect(partly.rejected).toEqual(['bounce@partly.test']);
  expect(mail.list('partly.test')[0]?.to).toEqual(['ana@partly.test']);
});

test('a mail that is too big is refused, announced or not', async () => {
  const envelope = ['HELO me', 'MAIL FROM:<a@b.test>', 'RCPT TO:<big@box.test>', 'DATA'];
  const body = `${'x'.repeat(70)}\r\n`.repeat(16_000);
  expect(await converse([...envelope, `${body}.`, 'QUIT'])).toMatch(/^552 5\.3\.4 /m);
  expect(await converse(['EHLO me', 'MAIL FROM:<a@b.test> SIZE=2000000', 'QUIT'])).toMatch(/^552 /m);
  await expect(send({ to: 'big@box.test', text: body })).rejects.toMatchObject({ responseCode: 552 });
  expect(mail.list('big@box.test')).toEqual([]);
});

test('the host greets by its name and offers neither passwords nor encryption', async () => {
  const said = await converse(['EHLO me', 'QUIT']);
  expect(said).toMatch(/^220 mx\.box\.test ESMTP/);
  expect(said).not.toMatch(/AUTH|STARTTLS/);
});

test('a mail without any header is kept with empty fields', async () => {
  const said = await converse(['HELO me', 'MAIL FROM:<>', 'RCPT TO:<bare@box.test>', 'DATA', '.', 'QUIT']);
  expect(said).toMatch(/^250 2\.0\.0 Queued as /m);
  expect(mail.list('bare@box.test')[0]).toMatchObject({ from: '', subject: '', text: '', html: '' });
});

test('garbage on the wire harms nobody', async () => {
  const garbage = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256));
  const socket = connect(mail.port, mail.host);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(garbage);
  socket.resume();
  await closed(socket);
  await converse(['EHLO \u0000\u00ff', 'MAIL FROM:<<<>>>', 'RCPT TO:nobody', 'DATA', 'BDAT 99999999999', 'QUIT']);
  await send({ to: 'after@garbage.test' });
  expect(mail.list('after@garbage.test')).toHaveLength(1);
});

test('a mail cut off in the middle is not kept', async () => {
  const warn = vi.fn();
  const host = await startSystemMail(testOptions({ log: { info: () => undefined, warn } }));
  const socket = connect(host.port, host.host).setEncoding('utf8');
  const lines = ['HELO me', 'MAIL FROM:<a@b.test>', 'RCPT TO:<cut@box.test>', 'DATA', 'Subject: half'];
  socket.on('data', () => {
    const line = lines.shift();
    if (line === 'Subject: half') socket.write(`${line}\r\n`, () => socket.destroy());
    else if (line !== undefined) socket.write(`${line}\r\n`);
  });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(host.list()).toEqual([]);
  await host.close();
});

test('closing does not wait for a client that stays connected', async () => {
  const host = await startSystemMail(testOptions());
  const socket = connect(host.port, host.host);
  socket.on('error', () => undefined);
  await once(socket, 'data');
  const hungUp = once(socket, 'close');
  await host.close();
  await hungUp;
});
