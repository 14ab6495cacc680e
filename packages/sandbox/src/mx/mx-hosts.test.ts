import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DELIVERED } from '../truth/log-of-truth.ts';
import type { Behaviour, MailboxBehaviour } from './behaviour.ts';
import { HOST, openClient, startTestHost } from './mx-testing.ts';

const MESSAGE = 'From: maya@harborline.test\r\nMessage-ID:\r\n <1@harborline.test>\r\nSubject: Hello\r\n\r\nHi\r\n';

test('a message is handed over once per recipient, and the log of truth tells so', async () => {
  const { mx, truth, delivered, open } = await startTestHost();
  const client = await open();
  expect(await client.read()).toBe(`220 ${HOST} ESMTP Postfix`);
  expect(await client.say('EHLO harborline.test')).toContain('250-PIPELINING');
  expect(await client.say('MAIL FROM:<maya@harborline.test> SIZE=500 BODY=8BITMIME')).toBe('250 2.1.0 Ok');
  expect(await client.say('RCPT TO:<Dana@nordkai.test>')).toBe('250 2.1.5 Ok');
  expect(await client.say('RCPT TO:<piet@nordkai.test>')).toBe('250 2.1.5 Ok');
  expect(await client.say('RCPT TO:<gone@nordkai.test>')).toMatch(/^550 5\.1\.1 <gone@nordkai\.test>/);
  expect(await client.say('DATA')).toMatch(/^354 /);
  expect(await client.say(`${MESSAGE}.`)).toMatch(/^250 2\.0\.0 Ok: queued as [0-9A-F]{10}$/);
  expect(await client.say('QUIT')).toBe('221 2.0.0 Bye');
  expect(delivered.map(({ to, raw }) => [to, raw.toString()])).toEqual([
    ['Dana@nordkai.test', MESSAGE],
    ['piet@nordkai.test', MESSAGE],
  ]);
  expect(truth.accepted('<1@harborline.test>')).toMatchObject([
    { to: 'Dana@nordkai.test', what: DELIVERED, code: '250 2.0.0' },
    { to: 'piet@nordkai.test', what: DELIVERED, code: '250 2.0.0' },
  ]);
  expect(truth.list({ search: 'gone@' })).toMatchObject([{ what: 'RCPT refused', code: '550 5.1.1' }]);
  expect(mx.list()).toMatchObject([{ name: HOST, taken: 2, behaviours: [{ kind: 'accept' }] }]);
});

test('commands sent in one go are answered in order, a second message too', async () => {
  const { delivered, open } = await startTestHost();
  const client = await open();
  const transaction = `MAIL FROM:<>\r\nRCPT TO:<dana@nordkai.test>\r\nDATA\r\n${MESSAGE}.\r\n`;
  client.write(`EHLO x.test\r\n${transaction}${transaction}QUIT\r\n`);
  const codes = [];
  for (let reply = await client.read(); reply !== 'closed'; reply = await client.read()) codes.push(reply.slice(0, 3));
  expect(codes.join(' ')).toBe('220 250 250 250 354 250 250 250 354 250 221');
  expect(delivered).toHaveLength(2);
});

const answers: [MailboxBehaviour, RegExp, string][] = [
  [{ kind: 'unknownUser' }, /^550 5\.1\.1 /, 'RCPT refused'],
  [{ kind: 'full', permanent: false }, /^452 4\.2\.2 /, 'RCPT refused'],
  [{ kind: 'full', permanent: true }, /^552 5\.2\.2 /, 'RCPT refused'],
  [{ kind: 'disabled' }, /^550 5\.2\.1 /, 'RCPT refused'],
  [{ kind: 'policy' }, /^550 5\.7\.1 /, 'RCPT refused'],
  [{ kind: 'greylist', seconds: 60 }, /^451 4\.7\.1 /, 'greylisted'],
  [{ kind: 'rateLimit', perMinute: 0 }, /^450 4\.7\.1 /, 'rate limited'],
  [{ kind: 'rateLimit', perMinute: 0, hangUp: true }, /^421 4\.7\.0 /, 'rate limited'],
];

test.each(answers)(
  'a host and a mailbox that are %j answer a known recipient alike',
  async (behaviour, answer, what) => {
    const host = await startTestHost(behaviour);
    const client = await host.open();
    await client.begin();
    expect(await client.say('RCPT TO:<dana@nordkai.test>')).toMatch(answer);
    expect(host.truth.list()).toMatchObject([{ to: 'dana@nordkai.test', what }]);

    host.mx.setBehaviour(HOST, { kind: 'accept' });
    host.mx.setMailbox('Dana@nordkai.test', behaviour);
    const second = await host.open();
    await second.begin();
    expect(await second.say('RCPT TO:<piet@nordkai.test>')).toMatch(/^250 /);
    expect(await second.say('RCPT TO:<dana@nordkai.test>')).toMatch(answer);
    host.mx.setMailbox('dana@nordkai.test', undefined);
    const third = await host.open();
    await third.begin();
    expect(await third.say('RCPT TO:<dana@nordkai.test>')).toMatch(/^250 /);
  },
);

test('a catch-all takes every name', async () => {
  const client = await (await startTestHost({ kind: 'catchAll' })).open();
  await client.begin();
  expect(await client.say('RCPT TO:<x7f3k9q2zz@nordkai.test>')).toMatch(/^250 /);
  expect(await client.say('RCPT TO:<nobody.here@nordkai.test>')).toMatch(/^250 /);
});

test('a lying catch-all takes made-up names and refuses plausible ones, and what it took comes back', async () => {
  const { delivered, open } = await startTestHost({ kind: 'liarCatchAll' });
  const client = await open();
  await client.begin();
  expect(await client.say('RCPT TO:<jonathan.schwarz@nordkai.test>')).toMatch(/^550 5\.1\.1/);
  expect(await client.say('RCPT TO:<dana@nordkai.test>')).toMatch(/^250 /);
  expect(await client.say('RCPT TO:<x7f3k9q2zz@nordkai.test>')).toMatch(/^250 /);
  await client.say('DATA');
  await client.say(`${MESSAGE}.`);
  expect(delivered.map(({ to, bounceLater }) => [to, bounceLater])).toEqual([
    ['dana@nordkai.test', undefined],
    ['x7f3k9q2zz@nordkai.test', 'unknownUser'],
  ]);
});

test('greylisting ends for the same sender and recipient when the box clock says so', async () => {
  const { clock, open } = await startTestHost({ kind: 'greylist', seconds: 300 });
  const client = await open();
  await client.begin();
  const ask = (to: string) => client.say(`RCPT TO:<${to}@nordkai.test>`);
  expect(await ask('dana')).toMatch(/^451 4\.7\.1/);
  await clock.advance(299_000);
  expect(await ask('dana')).toMatch(/^451 4\.7\.1/);
  await clock.advance(1_000);
  expect(await ask('dana')).toMatch(/^250 /);
  expect(await ask('piet')).toMatch(/^451 4\.7\.1/);
  expect(await ask('gone')).toMatch(/^550 5\.1\.1/);
});

test('a rate limit counts anew each minute', async () => {
  const { clock, open } = await startTestHost({ kind: 'rateLimit', perMinute: 2 });
  const client = await open();
  await client.begin();
  const ask = async () => (await client.say('RCPT TO:<dana@nordkai.test>')).slice(0, 3);
  expect([await ask(), await ask(), await ask()]).toEqual(['250', '250', '450']);
  await clock.advance(60_000);
  expect(await ask()).toBe('250');
});

test('a tarpit answers each command only after its seconds on the box clock', async () => {
  const { clock, delivered, open } = await startTestHost({ kind: 'tarpit', seconds: 20 });
  const client = await open();
  const start = clock.now().getTime();
  client.write(`EHLO x.test\r\nMAIL FROM:<>\r\nRCPT TO:<dana@nordkai.test>\r\nDATA\r\n${MESSAGE}.\r\n`);
  for (let replies = 1; replies <= 6; replies += 1) {
    let reply: string | undefined;
    void client.read().then((text) => {
      reply = text;
    });
    for (; reply === undefined; await setImmediate()) await clock.advance(1_000);
    expect(reply).toMatch(/^[23]/);
    expect(clock.now().getTime() - start).toBeGreaterThanOrEqual(replies * 20_000);
  }
  expect(delivered).toHaveLength(1);
});

test.each<[Behaviour, number]>([
  [{ kind: 'drop', after: 'data' }, 0],
  [{ kind: 'drop', after: 'accepted' }, 1],
])('with %j the client never learns what became of its message', async (behaviour, kept) => {
  const { delivered, open } = await startTestHost(behaviour);
  const client = await open();
  await client.begin();
  await client.say('RCPT TO:<dana@nordkai.test>');
  expect(await client.say('DATA')).toMatch(/^354/);
  expect(await client.say(`${MESSAGE}.`)).toBe('closed');
  expect(delivered).toHaveLength(kept);
});

test('a host that drops after the banner or at RCPT closes right there', async () => {
  const { mx, open } = await startTestHost({ kind: 'drop', after: 'banner' });
  const client = await open();
  expect(await client.read()).toMatch(/^220/);
  expect(await client.read()).toBe('closed');
  mx.setBehaviour(HOST, { kind: 'drop', after: 'rcpt' });
  const second = await open();
  expect(await second.begin()).toMatch(/^250/);
  expect(await second.say('RCPT TO:<dana@nordkai.test>')).toBe('closed');
});

test('VRFY tells nothing, or is refused', async () => {
  const { mx, open } = await startTestHost();
  const client = await open();
  await client.read();
  expect(await client.say('VRFY dana')).toMatch(/^252 /);
  mx.setBehaviour(HOST, { kind: 'refuseVrfy' });
  expect(await client.say('VRFY dana')).toMatch(/^502 5\.5\.1/);
});

test('the null sender is refused by a host that is set to', async () => {
  const client = await (await startTestHost({ kind: 'refuseNullSender' })).open();
  expect(await client.begin('')).toMatch(/^550 5\.7\.1/);
  expect(await client.say('MAIL FROM:<maya@harborline.test>')).toMatch(/^250/);
});

test('a message for an accept-then-bounce mailbox is taken and marked for its bounce', async () => {
  const { delivered, mx, open } = await startTestHost();
  mx.setMailbox('late@nordkai.test', { kind: 'acceptThenBounce', reason: 'full' });
  const client = await open();
  await client.begin();
  await client.say('RCPT TO:<late@nordkai.test>');
  await client.say('DATA');
  expect(await client.say(`${MESSAGE}.`)).toMatch(/^250/);
  expect(delivered).toMatchObject([{ to: 'late@nordkai.test', bounceLater: 'full' }]);
});

test('a connection above the limit is asked to come back later', async () => {
  const { open } = await startTestHost({ kind: 'connectionLimit', max: 1 });
  const first = await open();
  expect(await first.read()).toMatch(/^220/);
  const second = await open();
  expect(await second.read()).toMatch(/^421 4\.7\.0/);
  expect(await second.read()).toBe('closed');
  await first.say('QUIT');
  expect(await first.read()).toBe('closed');
});

test('a host takes mail for its own domains only', async () => {
  const client = await (await startTestHost({ kind: 'catchAll' }, { domains: ['nordkai.test'] })).open();
  await client.begin();
  expect(await client.say('RCPT TO:<a@NordKai.test>')).toMatch(/^250/);
  expect(await client.say('RCPT TO:<a@elsewhere.test>')).toMatch(/^554 5\.7\.1/);
});

test('each provider speaks in its own words', async () => {
  const words = new Map<string, string>();
  for (const provider of ['google', 'microsoft', 'yahoo', 'postfix', 'exim'] as const) {
    const client = await (await startTestHost({ kind: 'accept' }, { provider })).open();
    await client.begin();
    words.set(provider, await client.say('RCPT TO:<gone@nordkai.test>'));
  }
  expect(words.get('google')).toMatch(
    /^550-5\.1\.1 The email account that you tried to reach does not exist\. Please try\r\n550-5\.1\.1 .*\r\n550-5\.1\.1 .*\r\n550 5\.1\.1 {2}https:.*p=NoSuchUser [0-9A-F]+ - gsmtp$/,
  );
  expect(words.get('microsoft')).toMatch(
    /^550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound; Recipient gone@nordkai\.test/,
  );
  expect(words.get('yahoo')).toMatch(/^554 delivery error: dd This user doesn't have a nordkai\.test account/);
  expect(words.get('postfix')).toMatch(/^550 5\.1\.1 <gone@nordkai\.test>: Recipient address rejected: User unknown/);
  expect(words.get('exim')).toMatch(/^550 5\.1\.1 <gone@nordkai\.test>: No such user here/);
});

test('every host has a place of its own, also one added later', async () => {
  const { mx } = await startTestHost();
  await mx.add({ name: 'mx2.nordkai.test', behaviour: { kind: 'catchAll' } });
  expect(mx.addressOf('MX2.nordkai.test')).not.toEqual(mx.addressOf(HOST));
  expect(mx.addressOf('mx9.nordkai.test')).toBeUndefined();
  const client = await openClient(mx.addressOf('mx2.nordkai.test'));
  expect(await client.read()).toMatch(/^220 mx2\.nordkai\.test/);
});

test('a host can behave in several ways at once: one that takes anybody and greylists greylists anybody', async () => {
  const { mx, clock, open } = await startTestHost([
    { kind: 'greylist', seconds: 300 },
    { kind: 'catchAll' },
    { kind: 'refuseVrfy' },
  ]);
  const client = await open();
  await client.begin();
  expect(await client.say('VRFY dana')).toMatch(/^502 /);
  expect(await client.say('RCPT TO:<nobody@nordkai.test>')).toMatch(/^451 /);
  await clock.advance(300_000);
  expect(await client.say('RCPT TO:<nobody@nordkai.test>')).toMatch(/^250 /);
  mx.setBehaviour(HOST, []);
  expect(await client.say('RCPT TO:<somebody@nordkai.test>')).toMatch(/^550 /);
});

test('several behaviours of one mailbox go before those of its host', async () => {
  const { mx, open } = await startTestHost({ kind: 'policy' });
  mx.setMailbox('dana@nordkai.test', [
    { kind: 'acceptThenBounce', reason: 'full' },
    { kind: 'greylist', seconds: 60 },
  ]);
  const client = await open();
  await client.begin();
  expect(await client.say('RCPT TO:<dana@nordkai.test>')).toMatch(/^451 /);
  expect(await client.say('RCPT TO:<piet@nordkai.test>')).toMatch(/^550 5\.7\.1/);
});

test('each mail of a connection has a transcript of its own, with the header and without the text', async () => {
  const { truth, open } = await startTestHost();
  const client = await open();
  await client.begin();
  for (const subject of ['First', 'Second']) {
    if (subject === 'Second') await client.say('MAIL FROM:<maya@harborline.test>');
    await client.say('RCPT TO:<dana@nordkai.test>');
    await client.say('DATA');
    await client.say(`Subject: ${subject}\r\n\r\nThe text\r\n.`);
  }
  const [second, first] = truth.list().map(({ id }) => truth.transcript(id)?.map(({ who, line }) => `${who} ${line}`));
  expect(first?.slice(0, 2)).toEqual([`S 220 ${HOST} ESMTP Postfix`, 'C EHLO harborline.test']);
  expect(first).toContain('C Subject: First');
  expect(second).toEqual([
    'C MAIL FROM:<maya@harborline.test>',
    'S 250 2.1.0 Ok',
    'C RCPT TO:<dana@nordkai.test>',
    'S 250 2.1.5 Ok',
    'C DATA',
    'S 354 End data with <CR><LF>.<CR><LF>',
    'C Subject: Second',
    expect.stringMatching(/^S 250 2\.0\.0 Ok: queued as /),
  ]);
});
