import { deleteAccount } from '@outrider/contract/account';
import {
  beginLink,
  getOauthUserInfo,
  linkSignInMethod,
  listSignInMethods,
  signInWithOauth,
  signUpWithOauth,
  unlinkSignInMethod,
} from '@outrider/contract/identity/oauth';
import { changePassword, forgetPassword, sendVerifyEmail, signIn, signUp, verifyEmail } from '@outrider/contract/sign';
import { getUserInfo } from '@outrider/contract/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../platform/secrets.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { comeBackFrom, type HeldTicket, linkTicketFor, ticketFor } from './oauth-testing.ts';
import { aUser, linkIn, mailTo, newPerson, signInAs } from './testing.ts';
import { aUserWithApp, codeOf } from './two-factor/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const company = { companyName: 'Newcomer Ltd', agree: true } as const;
const EXPIRED = 11013;

type Answers = { password?: string; code?: string };
const whoIs = ({ ticket, headers }: HeldTicket) => server.call(getOauthUserInfo, { ticket }, { headers });
const signInBy = ({ ticket, headers }: HeldTicket, answers: Answers = {}) =>
  server.call(signInWithOauth, { ticket, ...answers }, { headers });
const signUpBy = ({ ticket, headers }: HeldTicket) => server.call(signUpWithOauth, { ticket, ...company }, { headers });
const linkBy = ({ ticket, headers }: HeldTicket, { token }: { token: string }) =>
  server.call(linkSignInMethod, { ticket }, { token, headers });
const waysOf = async ({ token }: { token: string }) =>
  (await server.call(listSignInMethods, {}, { token })).data.linked;

/** As if everybody with this address had signed in so many minutes earlier. */
const ageSessions = (email: string, minutes: number) =>
  sql`update sessions set created_at = created_at - make_interval(mins => ${minutes})
    where user_id = (select id from users where email = ${email})`.execute(server.database.db);

test('a newcomer signs up with Google and signs in with it the next time', async () => {
  const { email } = newPerson();
  const ticket = await ticketFor(server, 'google', email);
  const who = await whoIs(ticket);
  expect(who.data).toMatchObject({ provider: 'google', email, status: 'UN_SIGN_UP', canSignIn: false });
  const { data } = await signUpBy(ticket);
  const info = await server.call(getUserInfo, {}, { token: data.session?.token ?? '' });
  expect(info.data).toMatchObject({ email, emailVerified: true, hasPassword: false });

  const next = await ticketFor(server, 'google', email);
  expect((await signInBy(next)).code).toBe(0);
});

test('a ticket works once', async () => {
  const ticket = await ticketFor(server, 'google', newPerson().email);
  await signUpBy(ticket);
  expect((await signInBy(ticket)).code).toBe(11013);
});

test('an account with a confirmed address is joined by Google, which vouches for it, once its password is given', async () => {
  const person = await aUser(server);
  const ticket = await ticketFor(server, 'google', person.email);
  expect((await whoIs(ticket)).data.canSignIn).toBe(true);
  expect(await signInBy(ticket)).toMatchObject({ code: 11023, data: { email: person.email } });
  expect((await signInBy(ticket, { password: 'guessed-1' })).code).toBe(11009);
  expect(await waysOf(person)).toEqual([]);
  expect((await signInBy(ticket, { password: person.password })).code).toBe(0);
  expect(await waysOf(person)).toMatchObject([{ provider: 'google', email: person.email }]);
  expect((await mailTo(server, person.email, 'can now sign in')).text).toContain(
    `Google account ${person.email} was added`,
  );
  expect((await server.call(signIn, person)).code).toBe(0);
  expect((await signInBy(await ticketFor(server, 'google', person.email))).code).toBe(0);
});

test('guessing a password beside a provider is counted with the sign-ins', async () => {
  const person = await aUser(server);
  const ticket = await ticketFor(server, 'google', person.email);
  for (let tries = 0; tries < 10; tries += 1) await signInBy(ticket, { password: 'guessed-1' });
  expect((await signInBy(ticket, { password: person.password })).status).toBe(429);
  expect((await server.call(signIn, person)).status).toBe(429);
});

test('an account without a password is joined by nobody who has not signed in to it', async () => {
  const { email } = newPerson();
  await signUpBy(await ticketFor(server, 'microsoft', email));
  await server.call(verifyEmail, { token: linkIn(await mailTo(server, email)) });
  const refused = await signInBy(await ticketFor(server, 'google', email));
  expect(refused).toMatchObject({ code: 11024, data: { methods: ['microsoft'] } });
});

test('a password set by the first to sign up does not survive the real owner’s Google sign-in', async () => {
  const squatter = newPerson();
  await server.call(signUp, squatter);
  const ticket = await ticketFor(server, 'google', squatter.email);
  expect((await signInBy(ticket)).code).toBe(0);
  expect((await server.call(signIn, squatter)).code).toBe(11006);
});

test('Microsoft does not vouch for an address, so it opens nobody’s account', async () => {
  const person = await aUser(server);
  const ticket = await ticketFor(server, 'microsoft', person.email);
  expect((await whoIs(ticket)).data).toMatchObject({
    status: 'ALREADY_VERIFIED',
    canSignIn: false,
  });
  expect((await signInBy(ticket)).message).toBe('An account with this email already exists.');
});

test('a sign-up whose address the provider does not vouch for waits for the mailed link', async () => {
  const { email } = newPerson();
  const ticket = await ticketFor(server, 'microsoft', email);
  const { data } = await signUpBy(ticket);
  expect(data).toMatchObject({ session: null, mail: { email } });
  const tooEarly = await ticketFor(server, 'microsoft', email);
  expect((await signInBy(tooEarly)).code).toBe(11007);

  await server.call(verifyEmail, { token: linkIn(await mailTo(server, email)) });
  const ready = await ticketFor(server, 'microsoft', email);
  expect((await signInBy(ready)).code).toBe(0);
});

test('a stranger’s Microsoft log-in is thrown out when the owner takes the address by mail', async () => {
  const { email } = newPerson();
  await signUpBy(await ticketFor(server, 'microsoft', email));
  await server.call(sendVerifyEmail, { bizType: 'RESET_PWD', verifyEmail: email });
  const token = linkIn(await mailTo(server, email, 'Reset your'));
  await server.call(forgetPassword, { token, password: 'another-horse-2' });
  const ticket = await ticketFor(server, 'microsoft', email);
  expect((await signInBy(ticket)).code).toBe(11004);
});

test('a user links and unlinks a provider, but never loses the last sign-in method', async () => {
  const person = await aUser(server);
  const linked = await linkBy(await linkTicketFor(server, { provider: 'microsoft', ...person }), person);
  expect(linked.data).toMatchObject({ provider: 'microsoft', email: person.email });
  expect((await server.call(listSignInMethods, {}, person)).data.linked).toHaveLength(1);
  await server.call(unlinkSignInMethod, { provider: 'microsoft' }, person);
  expect((await server.call(listSignInMethods, {}, person)).data.linked).toHaveLength(0);

  const { data } = await signUpBy(await ticketFor(server, 'google', newPerson().email));
  const token = data.session?.token ?? '';
  expect((await server.call(unlinkSignInMethod, { provider: 'google' }, { token })).code).toBe(11014);
  await server.call(changePassword, { password: 'another-horse-2' }, { token });
  expect((await server.call(unlinkSignInMethod, { provider: 'google' }, { token })).code).toBe(0);
});

test('one provider account belongs to one user', async () => {
  const [first, second] = [await aUser(server), await aUser(server)];
  const { email } = newPerson();
  const linkAs = async ({ token }: { token: string }) =>
    linkBy(await linkTicketFor(server, { provider: 'google', email, token }), { token });
  expect((await linkAs(first)).code).toBe(0);
  const taken = await linkAs(second);
  expect(taken.code).toBe(11004);
});

test('a refusal at the provider comes back as one', async () => {
  const { location } = await comeBackFrom(server, 'google', { refuse: true });
  expect(location).toContain('/oauth/google/handle?error=access_denied');
});

test('a finished sign-in cannot be slipped into another browser', async () => {
  const { location } = await comeBackFrom(server, 'google', { email: newPerson().email, dropCookie: true });
  expect(location).toBe('/oauth/google/handle?error=oauthTicketExpired');
});

test('a provider that is not offered is named on its own page', async () => {
  const response = await server.app.inject({ url: '/oauth2/authorization/facebook' });
  expect(response.headers.location).toBe('/oauth/facebook/handle?error=not_offered');
});

test('the address of a finished sign-in opens nothing in another browser', async () => {
  const attacker = await ticketFor(server, 'google', newPerson().email);
  const victim = await ticketFor(server, 'google', newPerson().email);
  for (const headers of [{}, victim.headers, { cookie: 'outrider_sign_in=' }]) {
    const slipped = { ticket: attacker.ticket, headers } as HeldTicket;
    expect((await whoIs(slipped)).code).toBe(EXPIRED);
    expect((await signUpBy(slipped)).code).toBe(EXPIRED);
    expect((await signInBy(slipped)).code).toBe(EXPIRED);
  }
  // Nothing was used up by it.
  expect((await signUpBy(attacker)).code).toBe(0);
});

test('a sign-in of another person is never linked to the user who is signed in, not even in the same browser', async () => {
  const victim = await aUser(server);
  await linkTicketFor(server, { provider: 'google', ...victim });
  const other = await ticketFor(server, 'google', newPerson().email);
  expect((await linkBy(other, victim)).code).toBe(EXPIRED);
  expect(await waysOf(victim)).toEqual([]);
});

test('a sign-in method is added by the session and the browser that asked for it, and once', async () => {
  const [person, stranger] = [await aUser(server), await aUser(server)];
  const ticket = await linkTicketFor(server, { provider: 'google', email: newPerson().email, token: person.token });
  expect((await whoIs(ticket)).data.purpose).toBe('link');
  expect((await linkBy(ticket, stranger)).code).toBe(EXPIRED);
  expect((await linkBy(ticket, { token: await signInAs(server, person) })).code).toBe(EXPIRED);
  expect((await linkBy({ ...ticket, headers: { cookie: '' } }, person)).code).toBe(EXPIRED);
  expect((await signUpBy(ticket)).code).toBe(EXPIRED);
  expect((await signInBy(ticket)).code).not.toBe(0);
  expect((await linkBy(ticket, person)).code).toBe(0);
  expect((await linkBy(ticket, person)).code).toBe(EXPIRED);
});

test('an old session adds a sign-in method with the password only', async () => {
  const person = await aUser(server);
  const { token, password } = person;
  await ageSessions(person.email, 11);
  const begin = (proof?: { password: string }) =>
    server.call(beginLink, { provider: 'google', ...(proof ? { proof } : {}) }, { token });
  expect(await begin()).toMatchObject({ code: 11022, data: { hasPassword: true } });
  expect((await begin({ password: 'guessed-1' })).code).toBe(11009);
  expect((await begin({ password })).code).toBe(0);
  const fresh = await signInAs(server, person);
  expect((await server.call(beginLink, { provider: 'google' }, { token: fresh })).code).toBe(0);
});

test('an old session sets no first password', async () => {
  const { email } = newPerson();
  const { data } = await signUpBy(await ticketFor(server, 'google', email));
  const token = data.session?.token ?? '';
  await ageSessions(email, 11);
  expect((await server.call(changePassword, { password: 'another-horse-2' }, { token })).code).toBe(11022);
});

test('a provider opens no account that is being deleted, and offers a new one', async () => {
  const { email } = newPerson();
  const { data } = await signUpBy(await ticketFor(server, 'google', email));
  const waiting = await ticketFor(server, 'google', email);
  expect((await server.call(deleteAccount, {}, { token: data.session?.token ?? '' })).code).toBe(0);
  expect((await signInBy(waiting)).code).toBeGreaterThan(0);
  expect((await whoIs(waiting)).data).toMatchObject({ status: 'UN_SIGN_UP', canSignIn: false });
  expect((await signUpBy(waiting)).code).toBe(0);
});

test('a second factor is asked for after a third party too, unless the provider vouches for one', async () => {
  const user = await aUserWithApp(server);
  const first = await ticketFor(server, 'google', user.email);
  const { password } = user;
  expect(await signInBy(first, { password })).toMatchObject({ code: 11015, data: { methods: ['app', 'recovery'] } });
  expect((await signInBy(first, { password, code: '000000' })).code).toBe(11016);
  expect((await signInBy(first, { password, code: user.recoveryCodes[0] ?? '' })).code).toBe(0);

  const next = await ticketFor(server, 'google', user.email);
  expect((await signInBy(next)).code).toBe(11015);
  expect((await signInBy(next, { code: codeOf(user.secret, { stepsAhead: 1 }) })).code).toBe(0);

  const vouched = await ticketFor(server, 'google', user.email);
  await server.database.db
    .updateTable('oauth_tickets')
    .set({ second_factor: true })
    .where('ticket_hash', '=', hashToken(vouched.ticket))
    .execute();
  expect((await signInBy(vouched)).code).toBe(0);
});
