import * as twoFactor from '@outrider/contract/identity/two-factor';
import { signIn } from '@outrider/contract/sign';
import { getUserInfo } from '@outrider/contract/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { mailTo } from '../testing.ts';
import { findUserByEmail } from '../users.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { aUserWithApp, codeOf } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const WRONG = 11016;
const REFUSED = 11021;
const NEW_PASSWORD = 'battery-staple-2';

type User = Awaited<ReturnType<typeof aUserWithApp>>;
const codeNumber = (user: User, i: number) => user.recoveryCodes[i] ?? '';
const tryCode = ({ email, password }: User, code: string) => server.call(signIn, { email, password, code });
const reset = ({ email }: { email: string }, recoveryCode: string, password = NEW_PASSWORD) =>
  server.call(twoFactor.resetWithRecoveryCode, { email, recoveryCode, password });

async function holdCode(user: User, code: string) {
  const { db } = server.database;
  const row = await findUserByEmail(db, user.email);
  const hash = hashRecoveryCode({ workspaceId: row?.workspace_id ?? '', userId: row?.id ?? '' }, code);
  return holdRow(db, 'recovery_codes', 'code_hash', hash);
}

test('ten different codes of at least fifty bits come with two-factor', async () => {
  const { recoveryCodes } = await aUserWithApp(server);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{5}-){2}[0-9a-hjkmnp-tv-z]{5}$/);
});

test('a recovery code signs in once, however it is typed', async () => {
  const user = await aUserWithApp(server);
  const typed = codeNumber(user, 0).toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
  expect((await tryCode(user, typed)).code).toBe(0);
  expect((await tryCode(user, codeNumber(user, 0))).code).toBe(WRONG);
  const { data } = await server.call(twoFactor.getTwoFactorStatus, {}, { token: user.token });
  expect(data.recoveryCodes).toEqual({ left: 9, total: 10 });
});

test('two sign-ins with the same recovery code open one session', async () => {
  const user = await aUserWithApp(server);
  const row = await holdCode(user, codeNumber(user, 0));
  const both = Promise.all([tryCode(user, codeNumber(user, 0)), tryCode(user, codeNumber(user, 0))]);
  await row.untilWaiting(2);
  await row.release();
  expect(new Set((await both).map((answer) => answer.code))).toEqual(new Set([0, WRONG]));
});

test('the code of one person opens nobody else', async () => {
  const [one, other] = [await aUserWithApp(server), await aUserWithApp(server)];
  expect((await tryCode(one, codeNumber(other, 0))).code).toBe(WRONG);
  expect((await reset(one, codeNumber(other, 0))).code).toBe(REFUSED);
});

test('a new set ends the old one', async () => {
  const user = await aUserWithApp(server);
  const { token } = user;
  const proof = { code: codeOf(user.secret, { stepsAhead: 1 }) };
  const { data } = await server.call(twoFactor.renewRecoveryCodes, { proof }, { token });
  expect((await tryCode(user, codeNumber(user, 0))).code).toBe(WRONG);
  expect((await tryCode(user, data.recoveryCodes[0] ?? '')).code).toBe(0);
});

test('a recovery code sets a new password, signs out everywhere and says so by mail', async () => {
  const user = await aUserWithApp(server);
  expect(await reset(user, codeNumber(user, 0))).toMatchObject({ code: 0, data: { signedOut: 1 } });
  expect((await server.call(getUserInfo, {}, { token: user.token })).status).toBe(401);
  await mailTo(server, user.email, 'password was changed');

  expect((await tryCode(user, codeNumber(user, 1))).code).toBe(11006);
  expect((await tryCode({ ...user, password: NEW_PASSWORD }, codeNumber(user, 0))).code).toBe(WRONG);
  expect((await tryCode({ ...user, password: NEW_PASSWORD }, codeNumber(user, 1))).code).toBe(0);
});

test('a password that was used before leaves the recovery code usable', async () => {
  const user = await aUserWithApp(server);
  expect((await reset(user, codeNumber(user, 0), user.password)).code).toBe(11010);
  expect((await reset(user, codeNumber(user, 0))).code).toBe(0);
});

test('two resets with the same recovery code change the password once', async () => {
  const user = await aUserWithApp(server);
  const row = await holdCode(user, codeNumber(user, 0));
  const passwords = ['battery-staple-3', 'battery-staple-4'];
  const both = Promise.all(passwords.map((password) => reset(user, codeNumber(user, 0), password)));
  await row.untilWaiting(2);
  await row.release();
  expect(new Set((await both).map((answer) => answer.code))).toEqual(new Set([0, REFUSED]));
});

test('a reset answers the same for an unknown address and a wrong code', async () => {
  const user = await aUserWithApp(server);
  const wrong = await reset(user, '00000-00000-00000');
  const unknown = await reset({ email: 'nobody@newcomer.test' }, '00000-00000-00000');
  expect(wrong).toEqual(unknown);
  expect(wrong.code).toBe(REFUSED);
});

test('tries to reset with a recovery code are counted with the sign-ins', async () => {
  const user = await aUserWithApp(server);
  const tries = await Promise.all(Array.from({ length: 10 }, () => reset(user, '00000-00000-00000')));
  for (const { code } of tries) expect(code).toBe(REFUSED);
  expect((await reset(user, codeNumber(user, 0))).status).toBe(429);
  expect((await tryCode(user, codeNumber(user, 0))).status).toBe(429);
});
