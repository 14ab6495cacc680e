import { randomBytes, randomUUID } from 'node:crypto';
import {
  answerSealedMail,
  beginSealedMail,
  listSealedMails,
  lookAtSealedMail,
  misdirectSealedMail,
  openSealedMail,
  readSealedMail,
  revokeSealedMail,
  showSealedPassword,
  unblockSealedMail,
} from '@outrider/contract/sealed-mail';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../platform/sweep.job.ts';
import { holdRow } from '../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { mailTo } from '../identity/testing.ts';
import { KEPT_BY_SEALED_MAIL } from './kept.ts';
import { maskRecipient } from './look-at-mail.ts';
import { PERSONAL_DATA_OF_SEALED_MAIL } from './personal-data.repository.ts';
import { aBeginning, aProof, aSealedMail, aSealer, type Sealer, sendPart } from './testing.ts';

let server: TestServer;
let maya: Sealer;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_TRUST_PROXY: '1' });
  maya = await aSealer(server);
});
afterAll(() => server.close());

/** Each from a network of its own: those limits have a test of their own. */
let networks = 0;
function from() {
  networks += 1;
  return { 'x-forwarded-for': `198.51.${networks}.7` };
}

const open = (token: string, proof: string) => server.call(openSealedMail, { token, proof }, { headers: from() });

const listed = async (id: string) =>
  (await server.call(listSealedMails, {}, maya)).data.mails.find((mail) => mail.id === id);

test('who proves the password gets the ciphertext as it was stored, and the sender sees that it was opened', async () => {
  const mail = await aSealedMail(server, maya);
  const look = await server.call(lookAtSealedMail, { token: mail.token });
  expect(look.data).toMatchObject({
    state: 'open',
    senderEmail: maya.from,
    company: 'Newcomer Ltd',
    to: 'k•••l@nordkai.test',
    moreRecipients: 0,
    triesLeft: 5,
    rounds: 600_000,
  });
  const opened = await open(mail.token, mail.proof);
  expect(opened.data).toEqual({ ciphertext: mail.ciphertext.toString('base64'), opened: 1 });
  expect(await listed(mail.id)).toMatchObject({ state: 'open', opened: 1, firstOpenedAt: expect.any(String) });
});

test('a mail cannot be looked at before all of its parts are there, and parts come twice or early without harm', async () => {
  const { data } = await server.call(beginSealedMail, aBeginning(maya, { bytes: 6 }), maya);
  const token = data.link.split('/s/')[1] ?? '';
  const part = (offset: number, text: string) => sendPart(server, maya, { id: data.id, offset }, Buffer.from(text));
  expect((await part(3, 'def')).data).toEqual({ stored: 0, isWhole: false });
  expect((await part(0, 'abc')).data).toEqual({ stored: 3, isWhole: false });
  expect((await part(0, 'abc')).data).toEqual({ stored: 3, isWhole: false });
  expect((await part(3, 'too long')).data).toEqual({ stored: 3, isWhole: false });
  expect((await server.call(lookAtSealedMail, { token })).code).toBe(17_001);
  expect((await part(3, 'def')).data).toEqual({ stored: 6, isWhole: true });
  expect((await server.call(lookAtSealedMail, { token })).data.state).toBe('open');
});

test('only an address the workspace has connected can be the sender, for an hour up to a year', async () => {
  const stranger = await aSealer(server);
  const foreign = await server.call(beginSealedMail, { ...aBeginning(maya), from: stranger.from }, maya);
  expect(foreign.code).toBe('FA_ACCOUNT_INVALID');
  for (const expiresAt of ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
    expect((await server.call(beginSealedMail, aBeginning(maya, { expiresAt }), maya)).code).toBe(17_007);
  }
});

test('five wrong tries block a mail, its sender is notified, and can allow new ones', async () => {
  const mail = await aSealedMail(server, maya);
  for (const left of [4, 3, 2, 1]) {
    const refused = await open(mail.token, aProof());
    expect(refused).toMatchObject({ code: 17_002, data: { triesLeft: left } });
  }
  expect(await open(mail.token, aProof())).toMatchObject({ status: 423, code: 17_003 });
  expect((await open(mail.token, mail.proof)).code).toBe(17_003);
  expect((await server.call(lookAtSealedMail, { token: mail.token })).data).toMatchObject({
    state: 'blocked',
    triesLeft: 0,
  });
  const notice = await mailTo(server, maya.email, 'Your encrypted email is locked');
  expect(notice.text).toContain('katrin.vogel@nordkai.test');

  await server.call(unblockSealedMail, { id: mail.id }, maya);
  expect((await open(mail.token, mail.proof)).code).toBe(0);
});

test('of many wrong tries at once five are looked at', async () => {
  const mail = await aSealedMail(server, maya);
  const held = await holdRow(server.database.db, 'sealed_mails', 'id', mail.id);
  const tries = Array.from({ length: 6 }, () => open(mail.token, aProof()));
  await held.untilWaiting(6);
  await held.release();
  const codes = (await Promise.all(tries)).map(({ code }) => Number(code)).toSorted((a, b) => a - b);
  expect(codes).toEqual([17_002, 17_002, 17_002, 17_002, 17_003, 17_003]);
  expect(await listed(mail.id)).toMatchObject({ state: 'blocked', wrongTries: 5 });
});

test('one network tries 60 passwords an hour, for all mails together', async () => {
  const mail = await aSealedMail(server, maya);
  const headers = from();
  const codes: (number | string)[] = [];
  for (let tries = 0; tries < 61; tries += 1) {
    const { token, proof } = mail;
    codes.push((await server.call(openSealedMail, { token, proof }, { headers })).code);
  }
  expect(codes.filter((code) => code === 0)).toHaveLength(60);
  expect(codes.at(-1)).toBe(429);
});

test('an expired mail opens no more, and its ciphertext goes with the next sweep', async () => {
  const { db } = server.database;
  const mail = await aSealedMail(server, maya);
  await sql`update sealed_mails set expires_at = now() - interval '1 minute' where id = ${mail.id}`.execute(db);
  await sql`update sealed_mail_parts set expires_at = now() - interval '1 minute' where mail_id = ${mail.id}`.execute(
    db,
  );
  expect(await open(mail.token, mail.proof)).toMatchObject({ status: 410, code: 17_005 });
  expect((await server.call(lookAtSealedMail, { token: mail.token })).data.state).toBe('expired');
  await sweep({ db, now: () => new Date(), kept: KEPT_BY_SEALED_MAIL });
  expect((await sql`select 1 from sealed_mail_parts where mail_id = ${mail.id}`.execute(db)).rows).toEqual([]);
  expect(await listed(mail.id)).toMatchObject({ state: 'expired' });
});

test('a revoked mail is gone at once', async () => {
  const mail = await aSealedMail(server, maya);
  await server.call(revokeSealedMail, { id: mail.id }, maya);
  expect(await open(mail.token, mail.proof)).toMatchObject({ status: 410, code: 17_004 });
  const { rows } = await sql`select 1 from sealed_mail_parts where mail_id = ${mail.id}`.execute(server.database.db);
  expect(rows).toEqual([]);
  expect((await server.call(readSealedMail, { id: mail.id }, maya)).data.ciphertext).toBe('');
});

test('an answer is kept once, announced to the sender, and read by nobody without the password', async () => {
  const mail = await aSealedMail(server, maya);
  const ciphertext = randomBytes(60).toString('base64');
  const answer = { token: mail.token, proof: mail.proof, id: randomUUID(), ciphertext };
  expect((await server.call(answerSealedMail, { ...answer, proof: aProof() }, { headers: from() })).code).toBe(17_002);
  for (let times = 0; times < 2; times += 1) {
    expect((await server.call(answerSealedMail, answer, { headers: from() })).code).toBe(0);
  }
  expect(await listed(mail.id)).toMatchObject({ answers: 1, unreadAnswers: 1 });
  await mailTo(server, maya.email, 'New reply to your encrypted email');
  const read = await server.call(readSealedMail, { id: mail.id }, maya);
  expect(read.data.answers).toEqual([{ id: answer.id, at: expect.any(String), ciphertext }]);
  expect(await listed(mail.id)).toMatchObject({ answers: 1, unreadAnswers: 0 });
  for (let more = 1; more < 20; more += 1) {
    await server.call(answerSealedMail, { ...answer, id: randomUUID() }, { headers: from() });
  }
  const oneMore = await server.call(answerSealedMail, { ...answer, id: randomUUID() }, { headers: from() });
  expect(oneMore).toMatchObject({ status: 409, code: 17_006 });
});

test('a kept password is sealed in the database and shown to its owner only', async () => {
  const stranger = await aSealer(server);
  const mail = await aSealedMail(server, maya, { password: 'ferry-to-Rostock-3' });
  const { rows } = await sql<{ row: string }>`select row_to_json(m)::text as row from sealed_mails m
    where id = ${mail.id}`.execute(server.database.db);
  expect(rows[0]?.row).not.toContain('ferry');
  expect((await server.call(showSealedPassword, { id: mail.id }, maya)).data).toEqual({
    password: 'ferry-to-Rostock-3',
  });
  expect((await server.call(showSealedPassword, { id: mail.id }, stranger)).code).toBe(404);
  const without = await aSealedMail(server, maya);
  expect((await server.call(showSealedPassword, { id: without.id }, maya)).code).toBe(404);
});

test('who got the link by mistake says so once', async () => {
  const mail = await aSealedMail(server, maya);
  for (let times = 0; times < 2; times += 1) await server.call(misdirectSealedMail, { token: mail.token });
  await mailTo(server, maya.email, 'may have reached the wrong person');
  expect(
    server.box?.systemMail.list(maya.email).filter(({ subject }) => subject.includes('reached the wrong person')),
  ).toHaveLength(1);
  expect(await listed(mail.id)).toMatchObject({ misdirectedAt: expect.any(String) });
});

test('a link that was changed leads nowhere', async () => {
  const mail = await aSealedMail(server, maya);
  const changed = `${mail.token.slice(0, 30)}${mail.token[30] === 'A' ? 'B' : 'A'}${mail.token.slice(31)}`;
  expect(await server.call(lookAtSealedMail, { token: changed })).toMatchObject({ status: 404, code: 17_001 });
});

test('the list goes on after its page, newest first, for its own sender only', async () => {
  const jonas = await aSealer(server);
  const ids: string[] = [];
  for (let count = 0; count < 52; count += 1) ids.unshift((await aSealedMail(server, jonas)).id);
  const first = await server.call(listSealedMails, {}, jonas);
  const second = await server.call(listSealedMails, { after: first.data.next }, jonas);
  expect([...first.data.mails, ...second.data.mails].map(({ id }) => id)).toEqual(ids);
  expect(second.data.next).toBe('');
  expect((await server.call(listSealedMails, {}, maya)).data.mails.some(({ id }) => ids.includes(id))).toBe(false);
});

test('a person who is forgotten is no recipient any more', async () => {
  const { db } = server.database;
  const alone = await aSealedMail(server, maya, { to: ['Pia <pia@forgotten.test>'] });
  const shared = await aSealedMail(server, maya, { to: ['pia@forgotten.test', 'ole@kept.test'] });
  const [data] = PERSONAL_DATA_OF_SEALED_MAIL;
  await db.transaction().execute(async (trx) => {
    expect(await data?.export(trx, maya, 'pia@forgotten.test')).toHaveLength(2);
    expect(await data?.erase(trx, maya, 'pia@forgotten.test')).toBe(2);
  });
  expect(await listed(alone.id)).toBeUndefined();
  expect(await listed(shared.id)).toMatchObject({ to: ['ole@kept.test'] });
});

test.each([
  ['Katrin Vogel <katrin.vogel@nordkai.test>', 'k•••l@nordkai.test'],
  ['kv@nordkai.test', 'k•••@nordkai.test'],
  ['张伟@例子.test', '张•••@例子.test'],
  ['no address', ''],
])('%s is shown as %s', (recipient, shown) => {
  expect(maskRecipient(recipient)).toBe(shown);
});
