import { cancelMailLink, forgetPassword, getMailLink, sendVerifyEmail, signIn, signUp } from '@outrider/contract/sign';
import { getUserInfo } from '@outrider/contract/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { evenAnswer } from '../even-answer.ts';
import { aUser, linkIn, mailTo, moveLinksIntoThePast, newPerson } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function resetLinkFor(email: string) {
  await server.call(sendVerifyEmail, { bizType: 'RESET_PWD', verifyEmail: email });
  return linkIn(await mailTo(server, email, 'Reset your'));
}

test('a reset link sets a new password once and signs out everywhere', async () => {
  const person = await aUser(server);
  const token = await resetLinkFor(person.email);
  expect((await server.call(getMailLink, { token })).data).toMatchObject({
    bizType: 'RESET_PWD',
    state: 'open',
    sessions: 1,
  });
  const reset = await server.call(forgetPassword, { token, password: 'another-horse-2' });
  expect(reset.data).toEqual({ email: person.email, signedOut: 1 });
  expect((await server.call(getUserInfo, {}, { token: person.token })).status).toBe(401);
  expect((await server.call(signIn, { email: person.email, password: 'another-horse-2' })).code).toBe(0);
  expect((await server.call(signIn, person)).code).toBe(11006);
  const again = await server.call(forgetPassword, { token, password: 'third-horse-3' });
  expect(again.message).toBe('Password reset failed, please try again later.');
});

test('a refused password leaves the reset link usable', async () => {
  const person = await aUser(server);
  const token = await resetLinkFor(person.email);
  expect((await server.call(forgetPassword, { token, password: person.password })).code).toBe(11010);
  expect((await server.call(forgetPassword, { token, password: 'another-horse-2' })).code).toBe(0);
});

test('a reset link works for half an hour and can be called off', async () => {
  const late = await aUser(server);
  const old = await resetLinkFor(late.email);
  await moveLinksIntoThePast(server, late.email, 31);
  expect((await server.call(forgetPassword, { token: old, password: 'another-horse-2' })).code).toBe(11002);

  const calm = await aUser(server);
  const token = await resetLinkFor(calm.email);
  await server.call(cancelMailLink, { token });
  expect((await server.call(forgetPassword, { token, password: 'another-horse-2' })).code).toBe(11002);
});

test('two uses of one reset link at the same moment change the password once', async () => {
  const person = await aUser(server);
  const token = await resetLinkFor(person.email);
  const { db } = server.database;
  const link = await db
    .selectFrom('mail_links')
    .select('id')
    .where('biz_type', '=', 'RESET_PWD')
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const row = await holdRow(db, 'mail_links', 'id', link.id);
  const both = Promise.all(
    ['another-horse-2', 'third-horse-3'].map((password) => server.call(forgetPassword, { token, password })),
  );
  await row.untilWaiting(2);
  await row.release();
  expect((await both).map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 11002]);
});

test('an address nobody signed up with is reported so', async () => {
  const answer = await server.call(sendVerifyEmail, { bizType: 'RESET_PWD', verifyEmail: newPerson().email });
  expect(answer).toMatchObject({ status: 404, message: 'User not found' });
});

test('a reset confirms an address whose first link was never used', async () => {
  const person = newPerson();
  await server.call(signUp, person);
  const token = await resetLinkFor(person.email);
  await server.call(forgetPassword, { token, password: 'another-horse-2' });
  expect((await server.call(signIn, { email: person.email, password: 'another-horse-2' })).code).toBe(0);
});

test('a sign-up token does not reset a password', async () => {
  const person = newPerson();
  await server.call(signUp, person);
  const token = linkIn(await mailTo(server, person.email));
  expect((await server.call(forgetPassword, { token, password: 'another-horse-2' })).code).toBe(11002);
});

test('a made-up token of the right shape is refused', async () => {
  const token = Buffer.alloc(40, 7).toString('base64url');
  expect((await server.call(forgetPassword, { token, password: 'another-horse-2' })).code).toBe(11002);
  expect((await server.call(getMailLink, { token })).code).toBe(11001);
});

test.each(['success', 'refusal'])('every outcome is held back for the same pause: %s', async (outcome) => {
  const pauses: number[] = [];
  let release = () => {};
  const pause = (milliseconds: number) => {
    pauses.push(milliseconds);
    return new Promise<void>((done) => {
      release = done;
    });
  };
  let answered = false;
  const answer = evenAnswer({ pause }, async () => {
    if (outcome === 'refusal') throw new Error('refused');
  })
    .catch(() => undefined)
    .then(() => {
      answered = true;
    });
  await new Promise(setImmediate);
  expect(answered).toBe(false);
  release();
  await answer;
  expect(pauses).toHaveLength(1);
});
