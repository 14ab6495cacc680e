import { getMailLink, getMailReceipt, sendVerifyEmail, signIn, signUp, verifyEmail } from '@outrider/contract/sign';
import { checkSignUp } from '@outrider/contract/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { linkIn, mailTo, moveLinksIntoThePast, newPerson } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const statusOf = async (email: string) => (await server.call(checkSignUp, { email })).data.status;

test('a person signs up, uses the mailed link once and is signed in', async () => {
  const person = newPerson();
  expect(await statusOf(person.email)).toBe('UN_SIGN_UP');
  const { data } = await server.call(signUp, person);
  expect(await statusOf(person.email)).toBe('ALREADY_SIGN_UP');

  const token = linkIn(await mailTo(server, person.email));
  // The mail can be read in the box a moment before its receipt is written down.
  await expect
    .poll(async () => (await server.call(getMailReceipt, { mailId: data.mailId })).data, { timeout: 60_000 })
    .toMatchObject({ state: 'taken', host: 'mx.box.test', answer: expect.stringMatching(/^250 2\.0\.0/) });

  const verified = await server.call(verifyEmail, { token });
  expect(verified).toMatchObject({ code: 0, data: { email: person.email } });
  expect(await statusOf(person.email)).toBe('ALREADY_VERIFIED');

  const again = await server.call(verifyEmail, { token });
  expect(again.message).toBe('Email verification failed, please log in again');
});

test('looking at a link does not use it up', async () => {
  const person = newPerson();
  await server.call(signUp, person);
  const token = linkIn(await mailTo(server, person.email));
  for (let scans = 0; scans < 3; scans++) {
    const { data } = await server.call(getMailLink, { token });
    expect(data).toMatchObject({
      email: person.email,
      companyName: person.companyName,
      state: 'open',
      bizType: 'SIGN_UP',
    });
  }
  expect((await server.call(verifyEmail, { token })).code).toBe(0);
});

test('a link older than a day asks for a new mail', async () => {
  const person = newPerson();
  await server.call(signUp, person);
  const token = linkIn(await mailTo(server, person.email));
  await moveLinksIntoThePast(server, person.email, 24 * 60 + 1);
  expect((await server.call(getMailLink, { token })).data.state).toBe('expired');
  expect((await server.call(verifyEmail, { token })).message).toBe('Verification email has expired, please resend.');
});

test('a new mail has to wait a minute and then ends the older link', async () => {
  const person = newPerson();
  await server.call(signUp, person);
  const first = linkIn(await mailTo(server, person.email));
  const wanted = { bizType: 'SIGN_UP', verifyEmail: person.email } as const;
  const tooSoon = await server.call(sendVerifyEmail, wanted);
  expect(tooSoon).toMatchObject({ status: 429, code: 11008, data: { seconds: expect.any(Number) } });

  await moveLinksIntoThePast(server, person.email, 2);
  expect((await server.call(sendVerifyEmail, wanted)).code).toBe(0);
  expect((await server.call(verifyEmail, { token: first })).message).toBe(
    'Verification email has expired, please resend.',
  );
});

test('two requests for a new mail at the same moment send one', async () => {
  const person = newPerson();
  await server.call(signUp, person);
  await moveLinksIntoThePast(server, person.email, 2);
  const row = await holdRow(server.database.db, 'users', 'email', person.email);
  const wanted = { bizType: 'SIGN_UP', verifyEmail: person.email } as const;
  const both = Promise.all([server.call(sendVerifyEmail, wanted), server.call(sendVerifyEmail, wanted)]);
  await row.untilWaiting(2);
  await row.release();
  expect((await both).map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 11008]);
});

test('an address signs up once, in upper or lower case', async () => {
  const person = newPerson();
  await server.call(signUp, person);
  const again = await server.call(signUp, { ...person, email: person.email.toUpperCase() });
  expect(again).toMatchObject({ status: 409, message: 'An account with this email already exists.' });
});

test('a user who has not used the link cannot sign in, and learns why only with the right password', async () => {
  const { email, password, ...rest } = newPerson();
  await server.call(signUp, { email, password, ...rest });
  expect((await server.call(signIn, { email, password })).code).toBe(11007);
  expect((await server.call(signIn, { email, password: 'wrong-pass-1' })).code).toBe(11006);
});

test('a mail the server refuses is shown with the server’s own words', async () => {
  const person = { ...newPerson(), email: `bounce-${newPerson().email}` };
  const { data } = await server.call(signUp, person);
  await expect
    .poll(async () => (await server.call(getMailReceipt, { mailId: data.mailId })).data, { timeout: 60_000 })
    .toMatchObject({ state: 'failed', answer: expect.stringContaining('550 5.1.1') });
});

test.each([
  ['a missing address', { email: '' }, 'Email can’t be blank'],
  ['half an address', { email: 'maya@harborline' }, 'Please provide a valid email address'],
  ['a short password', { password: 'abc1' }, 'Password 8 to 20 characters, with at least one letter and one number'],
  [
    'a password of letters only',
    { password: 'abcdefghij' },
    'Password 8 to 20 characters, with at least one letter and one number',
  ],
  ['an empty company name', { companyName: ' ' }, 'Enter your company name to proceed.'],
  ['terms not agreed to', { agree: false }, 'Please agree to the Terms & Conditions'],
])('sign-up refuses %s with the text of the form', async (_what, change, text) => {
  const answer = await server.call(signUp, { ...newPerson(), ...change } as ReturnType<typeof newPerson>);
  expect(answer).toMatchObject({ status: 400, code: 10600, message: text });
});

test('a refusal speaks Chinese to who asks for it', async () => {
  const headers = { 'accept-language': 'zh-CN,zh;q=0.9' };
  const answer = await server.call(signUp, { ...newPerson(), companyName: '' }, { headers });
  expect(answer.message).toBe('请输入公司名称以继续。');
});
