import {
  getOauthUserInfo,
  linkSignInWay,
  listSignInWays,
  signInWithOauth,
  signUpWithOauth,
  unlinkSignInWay,
} from '@outrider/contract/oauth';
import { changePassword, forgetPassword, sendVerifyEmail, signIn, signUp, verifyEmail } from '@outrider/contract/sign';
import { getUserInfo } from '@outrider/contract/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { comeBackFrom, ticketFor } from './oauth-testing.ts';
import { aUser, linkIn, mailTo, newPerson } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const company = { companyName: 'Newcomer Ltd', agree: true } as const;

test('a newcomer signs up with Google and signs in with it the next time', async () => {
  const { email } = newPerson();
  const ticket = await ticketFor(server, 'google', email);
  const who = await server.call(getOauthUserInfo, { ticket });
  expect(who.data).toMatchObject({ provider: 'google', email, status: 'UN_SIGN_UP', canSignIn: false });
  const { data } = await server.call(signUpWithOauth, { ticket, ...company });
  const info = await server.call(getUserInfo, {}, { token: data.session?.token ?? '' });
  expect(info.data).toMatchObject({ email, emailVerified: true, hasPassword: false });

  const next = await ticketFor(server, 'google', email);
  expect((await server.call(signInWithOauth, { ticket: next })).code).toBe(0);
});

test('a ticket works once', async () => {
  const ticket = await ticketFor(server, 'google', newPerson().email);
  await server.call(signUpWithOauth, { ticket, ...company });
  expect((await server.call(signInWithOauth, { ticket })).code).toBe(11013);
});

test('an account with a confirmed address is joined by Google, which vouches for it', async () => {
  const person = await aUser(server);
  const ticket = await ticketFor(server, 'google', person.email);
  expect((await server.call(getOauthUserInfo, { ticket })).data.canSignIn).toBe(true);
  expect((await server.call(signInWithOauth, { ticket })).code).toBe(0);
  expect((await server.call(signIn, person)).code).toBe(0);
});

test('a password set by whoever signed up first does not survive the real owner’s Google sign-in', async () => {
  const squatter = newPerson();
  await server.call(signUp, squatter);
  const ticket = await ticketFor(server, 'google', squatter.email);
  expect((await server.call(signInWithOauth, { ticket })).code).toBe(0);
  expect((await server.call(signIn, squatter)).code).toBe(11006);
});

test('Microsoft does not vouch for an address, so it opens nobody’s account', async () => {
  const person = await aUser(server);
  const ticket = await ticketFor(server, 'microsoft', person.email);
  expect((await server.call(getOauthUserInfo, { ticket })).data).toMatchObject({
    status: 'ALREADY_VERIFIED',
    canSignIn: false,
  });
  expect((await server.call(signInWithOauth, { ticket })).message).toBe('An account with this email already exists.');
});

test('a sign-up whose address the provider does not vouch for waits for the mailed link', async () => {
  const { email } = newPerson();
  const ticket = await ticketFor(server, 'microsoft', email);
  const { data } = await server.call(signUpWithOauth, { ticket, ...company });
  expect(data).toMatchObject({ session: null, mail: { email } });
  const tooEarly = await ticketFor(server, 'microsoft', email);
  expect((await server.call(signInWithOauth, { ticket: tooEarly })).code).toBe(11007);

  await server.call(verifyEmail, { token: linkIn(await mailTo(server, email)) });
  const ready = await ticketFor(server, 'microsoft', email);
  expect((await server.call(signInWithOauth, { ticket: ready })).code).toBe(0);
});

test('a stranger’s Microsoft log-in is thrown out when the owner takes the address by mail', async () => {
  const { email } = newPerson();
  await server.call(signUpWithOauth, { ticket: await ticketFor(server, 'microsoft', email), ...company });
  await server.call(sendVerifyEmail, { bizType: 'RESET_PWD', verifyEmail: email });
  const token = linkIn(await mailTo(server, email, 'new password'));
  await server.call(forgetPassword, { token, password: 'another-horse-2' });
  const ticket = await ticketFor(server, 'microsoft', email);
  expect((await server.call(signInWithOauth, { ticket })).code).toBe(11004);
});

test('a user links and unlinks a provider, but never loses the last way in', async () => {
  const person = await aUser(server);
  const ticket = await ticketFor(server, 'microsoft', person.email);
  const linked = await server.call(linkSignInWay, { ticket }, person);
  expect(linked.data).toMatchObject({ provider: 'microsoft', email: person.email });
  expect((await server.call(listSignInWays, {}, person)).data.linked).toHaveLength(1);
  await server.call(unlinkSignInWay, { provider: 'microsoft' }, person);
  expect((await server.call(listSignInWays, {}, person)).data.linked).toHaveLength(0);

  const { data } = await server.call(signUpWithOauth, {
    ticket: await ticketFor(server, 'google', newPerson().email),
    ...company,
  });
  const token = data.session?.token ?? '';
  expect((await server.call(unlinkSignInWay, { provider: 'google' }, { token })).code).toBe(11014);
  await server.call(changePassword, { password: 'another-horse-2' }, { token });
  expect((await server.call(unlinkSignInWay, { provider: 'google' }, { token })).code).toBe(0);
});

test('one provider account belongs to one user', async () => {
  const [first, second] = [await aUser(server), await aUser(server)];
  const { email } = newPerson();
  await server.call(linkSignInWay, { ticket: await ticketFor(server, 'google', email) }, first);
  const taken = await server.call(linkSignInWay, { ticket: await ticketFor(server, 'google', email) }, second);
  expect(taken.code).toBe(11004);
});

test('a refusal at the provider comes back as one', async () => {
  expect(await comeBackFrom(server, 'google', { refuse: true })).toContain('/oauth/google/handle?error=access_denied');
});

test('a finished sign-in cannot be slipped into another browser', async () => {
  const location = await comeBackFrom(server, 'google', { email: newPerson().email, dropCookie: true });
  expect(location).toBe('/oauth/google/handle?error=oauthTicketExpired');
});

test('a provider that is not offered is named on its own page', async () => {
  const response = await server.app.inject({ url: '/oauth2/authorization/facebook' });
  expect(response.headers.location).toBe('/oauth/facebook/handle?error=not_offered');
});
