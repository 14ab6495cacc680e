import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { steppedClock } from '../clock/clock.ts';
import { createLogOfTruth } from '../truth/log-of-truth.ts';
import { createChance } from '../world/chance.ts';
import { createWorld } from '../world/world.ts';
import { type Delivery, startPeople } from './people.ts';
import type { HttpRequest } from './ports.ts';

const START = new Date('2026-11-17T09:00:00Z');
const WEEKS_MS = 30 * 86_400_000;

function startBoxOfPeople(seed = '4417') {
  const clock = steppedClock(START);
  const truth = createLogOfTruth();
  const chance = createChance(seed);
  const sent: { from: string; to: string; raw: Buffer }[] = [];
  const fetched: (HttpRequest & { url: string })[] = [];
  const people = startPeople({
    clock,
    truth,
    chance,
    world: createWorld(chance),
    sendMail: async (from, to, raw) => void sent.push({ from, to, raw }),
    http: async (url, request) => {
      fetched.push({ url, ...request });
      return 200;
    },
  });
  return { clock, truth, people, sent, fetched };
}

const PRODUCT = 'https://track.getharborline.test';
const MAIL = `From: "Jonas Weber" <jonas@getharborline.test>
To: dana.whitlock@tidewatercargo.test
Subject: Two invoices, one mistake
Message-ID: <round.1@getharborline.test>
Date: Tue, 17 Nov 2026 09:00:00 +0000
List-Unsubscribe: <${PRODUCT}/u/1>, <mailto:out@getharborline.test?subject=1>
List-Unsubscribe-Post: List-Unsubscribe=One-Click
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<html><body><p>Hello Dana, <a href="${PRODUCT}/c/1?a=1&amp;b=2">see here</a>.
<a href="${PRODUCT}/leave/1"><span>Unsubscribe</span></a><img width="1" src="${PRODUCT}/o/1.gif"></body></html>
`.replaceAll('\n', '\r\n');

const DANA = 'dana.whitlock@tidewatercargo.test';
const deliver = (change: Partial<Delivery> = {}): Delivery => ({
  to: DANA,
  from: 'jonas@getharborline.test',
  raw: Buffer.from(MAIL),
  messageId: '<round.1@getharborline.test>',
  at: START,
  ...change,
});

test('a month of a hundred people is the same twice with one seed, and another with another', async () => {
  const live = async (seed: string) => {
    const { people, clock, truth } = startBoxOfPeople(seed);
    for (let index = 0; index < 100; index++) people.receive(deliver({ to: `p${index}@nordkai.test` }));
    await clock.advance(WEEKS_MS);
    return truth.list({ limit: 10_000 });
  };
  const first = await live('4417');
  expect(first.length).toBeGreaterThan(20);
  expect(await live('4417')).toEqual(first);
  expect(await live('4418')).not.toEqual(first);
});

test('what a person is about to do can be asked for, until it is done', async () => {
  const { people, clock } = startBoxOfPeople();
  const busy = Array.from({ length: 40 }, (_, index) => `p${index}@nordkai.test`);
  for (const to of busy) people.receive(deliver({ to }));
  expect(busy.flatMap((address) => people.plannedFor(address)).length).toBeGreaterThan(0);
  await clock.advance(WEEKS_MS);
  expect(busy.flatMap((address) => people.plannedFor(address))).toEqual([]);
});

test('a reader fetches the pixel and a click goes to the first link, each under its own name', async () => {
  const { people, fetched, truth } = startBoxOfPeople();
  people.receive(deliver());
  await people.act(DANA, { kind: 'read', as: 'gmailProxy' });
  await people.act(DANA, { kind: 'click', as: 'iphone' });
  expect(fetched.map(({ url }) => url)).toEqual([`${PRODUCT}/o/1.gif`, `${PRODUCT}/c/1?a=1&b=2`]);
  expect(fetched[0]?.headers['user-agent']).toContain('GoogleImageProxy');
  expect(fetched[1]?.headers['user-agent']).toContain('iPhone');
  expect(truth.list({ kind: 'http' }).map(({ what, code }) => `${what} ${code}`)).toEqual([
    'click 200',
    'open pixel 200',
  ]);
});

test('a gateway fetches the pixel and every link, the opt-out link among them, but never posts', async () => {
  const { people, fetched } = startBoxOfPeople();
  people.receive(deliver());
  await people.act(DANA, { kind: 'scan' });
  expect(fetched.map(({ url, method }) => `${method} ${url}`)).toEqual([
    `GET ${PRODUCT}/o/1.gif`,
    `GET ${PRODUCT}/c/1?a=1&b=2`,
    `GET ${PRODUCT}/leave/1`,
  ]);
});

test('one leaves by header with one post, by link in two steps, by words in a mail', async () => {
  const { people, fetched, sent } = startBoxOfPeople();
  people.receive(deliver());
  await people.act(DANA, { kind: 'optOut', by: 'header' });
  await people.act(DANA, { kind: 'optOut', by: 'link' });
  await people.act(DANA, { kind: 'optOut', by: 'words' });
  expect(fetched.map(({ url, method, body }) => [method, url, body])).toEqual([
    ['POST', `${PRODUCT}/u/1`, 'List-Unsubscribe=One-Click'],
    ['GET', `${PRODUCT}/leave/1`, undefined],
    ['POST', `${PRODUCT}/leave/1`, ''],
  ]);
  expect(sent.map(({ from, to }) => [from, to])).toEqual([[DANA, 'jonas@getharborline.test']]);
});

test('an answer, a forward, a complaint and a bounce each reach the sender with ids of their own', async () => {
  const { people, sent } = startBoxOfPeople();
  people.receive(deliver());
  await people.act(DANA, { kind: 'answer', answer: 'question' });
  await people.act(DANA, { kind: 'forward', answer: 'interested' });
  await people.act(DANA, { kind: 'complain' });
  await people.act(DANA, { kind: 'bounce', reason: 'full' });
  const mails = await Promise.all(sent.map(({ raw }) => simpleParser(raw, { skipTextToHtml: true })));
  expect(mails[0]?.inReplyTo).toBe('<round.1@getharborline.test>');
  expect(mails[1]?.from?.value[0]?.address).not.toBe(DANA);
  expect(mails[1]?.references).toContain('<round.1@getharborline.test>');
  expect(mails[1]?.text).toContain('Dana Whitlock');
  expect(sent.map(({ from }) => from)).toEqual([
    DANA,
    expect.stringContaining('@tidewatercargo.test'),
    expect.stringMatching(/^fbl@/),
    '',
  ]);
  expect(sent.every(({ to }) => to === 'jonas@getharborline.test')).toBe(true);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(4);
});

test.each([
  ['adriaship.test', /Buongiorno Jonas,.*Graz/s],
  ['maasvracht.test', /Beste Jonas,.*(?:Dank u|Klinkt)/s],
  ['tejocargas.test', /Bom dia Jonas,.*(?:Obrigado|Chega)/s],
  ['balticfrost.test', /Dzień dobry,.*(?:Dziękuję|Wiadomość)/s],
])('at %s people answer in their own language', async (domain, words) => {
  const { people, sent } = startBoxOfPeople();
  const to = `info@${domain}`;
  people.receive(deliver({ to }));
  await people.act(to, { kind: 'answer', answer: 'interested' });
  const mail = await simpleParser(sent[0]?.raw ?? '');
  expect(mail.text).toMatch(words);
});

test('a person sent on leave says so to each sender once until they are back', async () => {
  const { people, clock, sent } = startBoxOfPeople();
  people.receive(deliver());
  await people.act(DANA, { kind: 'goOnLeave', returns: new Date('2026-11-30T09:00:00Z') });
  people.receive(deliver({ messageId: '<round.2@getharborline.test>' }));
  people.receive(deliver({ from: 'maya@getharborline.test', messageId: '<round.3@getharborline.test>' }));
  await clock.advance(60_000);
  expect(sent.map(({ from, to }) => [from, to])).toEqual(
    expect.arrayContaining([
      ['', 'jonas@getharborline.test'],
      ['', 'maya@getharborline.test'],
    ]),
  );
  expect(sent).toHaveLength(2);
});

test('nobody answers a machine, nor acts after the box has closed', async () => {
  const { people, clock, sent, fetched } = startBoxOfPeople();
  for (let index = 0; index < 200; index++) people.receive(deliver({ to: `m${index}@nordkai.test`, from: '' }));
  await clock.advance(WEEKS_MS);
  for (let index = 0; index < 200; index++) people.receive(deliver({ to: `n${index}@nordkai.test` }));
  await people.close();
  await clock.advance(WEEKS_MS);
  expect([...sent, ...fetched]).toEqual([]);
  expect(await people.act('stranger@nordkai.test', { kind: 'scan' })).toBe(false);
});

test('a request that fails is noted and nothing is thrown', async () => {
  const truth = createLogOfTruth();
  const chance = createChance('4417');
  const refused = async () => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  };
  const ports = { clock: steppedClock(START), truth, chance, world: createWorld(chance) };
  const people = startPeople({ ...ports, sendMail: refused, http: refused });
  people.receive(deliver());
  await people.act(DANA, { kind: 'scan' });
  await people.act(DANA, { kind: 'answer', answer: 'stop' });
  expect(new Set(truth.list().map(({ code }) => code))).toEqual(new Set(['ECONNREFUSED']));
});

const ENEMIES: Record<string, Buffer> = {
  'nothing at all': Buffer.alloc(0),
  'no header': Buffer.from('\r\n\r\nhello'),
  'no id and no words': Buffer.from('From: a@b.test\r\nSubject: x\r\n\r\n'),
  'a header that injects': Buffer.from(
    'From: "a\r\n b" <a@b.test>\r\nMessage-ID: <x\r\nBcc: evil@x.test>\r\n\r\nhello',
  ),
  'half a multipart': Buffer.from(
    'From: a@b.test\r\nContent-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\nContent-Ty',
  ),
  'multiparts without end': Buffer.from(
    Array.from({ length: 500 }, (_, n) => `Content-Type: multipart/mixed; boundary="${n}"\r\n\r\n--${n}\r\n`).join(''),
  ),
  'a megabyte of opened tags': Buffer.from(`Content-Type: text/html\r\n\r\n${'<a '.repeat(350_000)}`),
  'bytes of no charset': Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), Buffer.alloc(5_000, 0xff)]),
};

test.each(Object.entries(ENEMIES))('a mail that is %s breaks nobody', async (_name, raw) => {
  const { people, clock, sent } = startBoxOfPeople();
  for (let index = 0; index < 20; index++) people.receive(deliver({ to: `p${index}@gmail.test`, raw, messageId: '' }));
  await clock.advance(WEEKS_MS);
  const target = 'p1@gmail.test';
  for (const by of ['header', 'link', 'words'] as const) await people.act(target, { kind: 'optOut', by });
  await people.act(target, { kind: 'scan' });
  await people.act(target, { kind: 'answer', answer: 'interested' });
  await people.act(target, { kind: 'forward', answer: 'question' });
  await people.act(target, { kind: 'complain' });
  await people.act(target, { kind: 'bounce', reason: 'unknownUser' });
  const mails = await Promise.all(sent.slice(-4).map((one) => simpleParser(one.raw, { skipTextToHtml: true })));
  for (const mail of mails) expect(mail.headers.has('bcc')).toBe(false);
  expect(mails).toHaveLength(4);
});

const ASKING = MAIL.replace('Subject:', 'Disposition-Notification-To: "Jonas" <jonas@getharborline.test>\r\nSubject:');

test('asked for a receipt, some send one, some do not, and some have a program that does', async () => {
  const { people, clock, sent, truth } = startBoxOfPeople();
  for (let index = 0; index < 200; index++) {
    people.receive(deliver({ to: `p${index}@nordkai.test`, raw: Buffer.from(ASKING) }));
  }
  await clock.advance(WEEKS_MS);
  const receipts = sent.filter(({ raw }) => raw.includes('disposition-notification'));
  const by = (mode: string) => receipts.filter(({ raw }) => raw.includes(`MDN-sent-${mode}; displayed`)).length;
  expect(by('manually')).toBeGreaterThan(10);
  expect(by('automatically')).toBeGreaterThan(10);
  expect(receipts.length).toBeLessThan(120);
  expect(receipts.every(({ from, to }) => from === '' && to === 'jonas@getharborline.test')).toBe(true);
  expect(receipts[0]?.raw.toString()).toContain('Original-Message-ID: <round.1@getharborline.test>');
  const noted = truth.list({ limit: 10_000 }).filter(({ what }) => what.startsWith('read receipt'));
  expect(noted).toHaveLength(receipts.length);
});

test('nobody sends a receipt that was not asked for', async () => {
  const { people, clock, sent } = startBoxOfPeople();
  for (let index = 0; index < 100; index++) people.receive(deliver({ to: `p${index}@nordkai.test` }));
  await clock.advance(WEEKS_MS);
  expect(sent.filter(({ raw }) => raw.includes('disposition-notification'))).toEqual([]);
});
