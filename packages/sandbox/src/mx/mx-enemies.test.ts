import { expect, test } from 'vitest';
import { makeTestTls, startTestHost } from './mx-testing.ts';

const tls = await makeTestTls();

async function openInData() {
  const host = await startTestHost();
  const client = await host.open();
  await client.begin();
  await client.say('RCPT TO:<dana@nordkai.test>');
  await client.say('DATA');
  return { ...host, client };
}

test.each(['\n.\n', '\n.\r\n', '\r\n.\n', '\r.\r', '\r.\r\n', '\r\n.\r', '\r\n\0.\r\n', '\r\n.\0\r\n'])(
  'a second message smuggled behind %j stays part of the first',
  async (falseEnd) => {
    const { client, delivered } = await openInData();
    const smuggled =
      'MAIL FROM:<ceo@nordkai.test>\r\nRCPT TO:<piet@nordkai.test>\r\nDATA\r\nSubject: pay\r\n\r\nnow\r\n';
    expect(await client.say(`Subject: a\r\n\r\nb${falseEnd}${smuggled}.`)).toMatch(/^250 /);
    expect(await client.say('NOOP')).toMatch(/^250 /);
    expect(delivered.map(({ to }) => to)).toEqual(['dana@nordkai.test']);
    expect(delivered[0]?.raw.toString()).toContain('MAIL FROM:<ceo@nordkai.test>');
  },
);

test('an empty message and one of many packets arrive whole', async () => {
  const { client, delivered } = await openInData();
  expect(await client.say('.')).toMatch(/^250 /);
  await client.say('MAIL FROM:<maya@harborline.test>');
  await client.say('RCPT TO:<dana@nordkai.test>');
  await client.say('DATA');
  const line = `${'x'.repeat(70)}\r\n`;
  expect(await client.say(`${line.repeat(50_000)}.`)).toMatch(/^250 /);
  expect(delivered.map(({ raw }) => raw.length)).toEqual([0, 72 * 50_000]);
});

test('a message above the announced size is refused, by its announcement and by its weight', async () => {
  const { client, delivered } = await openInData();
  expect(await client.say(`${`${'x'.repeat(998)}\r\n`.repeat(26_500)}.`)).toMatch(/^552 5\.3\.4/);
  expect(await client.say('MAIL FROM:<a@b.test> SIZE=99999999')).toMatch(/^552 5\.3\.4/);
  expect(delivered).toEqual([]);
});

test('commands slipped in behind STARTTLS are forgotten with all that was said before', async () => {
  const { open, delivered } = await startTestHost({ kind: 'accept' }, { tls });
  const client = await open();
  await client.begin();
  client.write('STARTTLS\r\nEHLO evil.test\r\nMAIL FROM:<evil@x.test>\r\nRCPT TO:<dana@nordkai.test>\r\n');
  expect(await client.read()).toMatch(/^220 2\.0\.0/);
  const secured = await client.upgrade();
  expect(await secured.say('RCPT TO:<dana@nordkai.test>')).toMatch(/^503 5\.5\.1/);
  expect(await secured.say('EHLO harborline.test')).not.toContain('STARTTLS');
  await secured.say('MAIL FROM:<maya@harborline.test>');
  await secured.say('RCPT TO:<dana@nordkai.test>');
  await secured.say('DATA');
  expect(await secured.say('Subject: a\r\n\r\nb\r\n.')).toMatch(/^250 /);
  expect(delivered.map(({ from }) => from)).toEqual(['maya@harborline.test']);
});

test('STARTTLS can be refused, broken, or end in a certificate that has run out', async () => {
  const { mx, open } = await startTestHost({ kind: 'tls', fault: 'refused' }, { tls });
  const name = mx.list()[0]?.name ?? '';
  const refused = await open();
  await refused.read();
  expect(await refused.say('EHLO x.test')).toContain('STARTTLS');
  expect(await refused.say('STARTTLS')).toMatch(/^454 4\.7\.0/);

  mx.setBehaviour(name, { kind: 'tls', fault: 'broken' });
  expect(await refused.say('STARTTLS')).toMatch(/^220 /);
  await expect(refused.upgrade()).rejects.toThrow();

  mx.setBehaviour(name, { kind: 'tls', fault: 'expired' });
  const expired = await open();
  await expired.read();
  expect(await expired.say('STARTTLS')).toMatch(/^220 /);
  expect((await expired.upgrade()).validTo.getTime()).toBeLessThan(Date.now());
});

test('garbage instead of a TLS handshake ends that connection and no other', async () => {
  const { open } = await startTestHost({ kind: 'accept' }, { tls });
  const client = await open();
  await client.read();
  await client.say('STARTTLS');
  client.write('EHLO in.clear.test\r\n'.repeat(100));
  expect(await client.read()).toBe('closed');
  expect(await (await open()).read()).toMatch(/^220 /);
});

test('garbage, endless lines and bare line feeds are errors, and too many of them end the talk', async () => {
  const { open } = await startTestHost();
  const client = await open();
  await client.read();
  expect(await client.say('\u0000\u0001\u0002')).toMatch(/^500 5\.5\.2/);
  expect(await client.say('x'.repeat(300_000))).toMatch(/^500 5\.5\.2 .*too long/);
  client.write('EHLO x.test\nMAIL FROM:<a@b.test>\r\n');
  expect(await client.read()).toMatch(/^500 5\.5\.2/);
  expect(await client.read()).toMatch(/^503 5\.5\.1/);
  client.write(Buffer.from([0xff, 0xfe, 13, 10]));
  expect(await client.read()).toMatch(/^500 5\.5\.2/);
  for (let error = 6; error < 10; error += 1) expect(await client.say('MAKE COFFEE')).toMatch(/^502 5\.5\.2/);
  expect(await client.say('MAKE COFFEE')).toMatch(/^421 4\.7\.0/);
  expect(await client.read()).toBe('closed');
});

test.each([
  ['MAIL FROM:maya@harborline.test', '501'],
  ['MAIL FROM:<maya@harborline.test', '501'],
  ['MAIL FROM:<maya>', '501'],
  ['MAIL FROM:<maya@harborline.test> FUTURERELEASE=1', '555'],
  ['MAIL FROM:<mäya@harborline.test>', '553'],
  ['MAIL FROM:<mäya@harborline.test> SMTPUTF8', '250'],
  ['mail from:<"maya > b"@harborline.test>', '250'],
  ['MAIL FROM:<@relay.test:maya@harborline.test>', '250'],
  [`MAIL FROM:<${'m'.repeat(65)}@harborline.test>`, '501'],
  ['RCPT TO:<dana@nordkai.test>', '503'],
  ['DATA', '503'],
])('after EHLO, %j is answered %s', async (command, code) => {
  const client = await (await startTestHost()).open();
  await client.read();
  await client.say('EHLO x.test');
  expect((await client.say(command)).slice(0, 3)).toBe(code);
});

test('the hundred and first recipient is put off', async () => {
  const { delivered, open } = await startTestHost({ kind: 'catchAll' });
  const client = await open();
  await client.begin();
  for (let count = 0; count < 100; count += 1)
    expect(await client.say(`RCPT TO:<p${count}@nordkai.test>`)).toMatch(/^250/);
  expect(await client.say('RCPT TO:<p100@nordkai.test>')).toMatch(/^452 4\.5\.3/);
  await client.say('DATA');
  await client.say('a: b\r\n\r\nc\r\n.');
  expect(delivered).toHaveLength(100);
});

test('a client that leaves in the middle of a message leaves nothing behind', async () => {
  const { client, delivered, truth, mx } = await openInData();
  client.write('Subject: half');
  client.finish();
  expect(await client.read()).toBe('closed');
  expect(delivered).toEqual([]);
  expect(truth.counts().accepted).toBe(0);
  await mx.close();
});
