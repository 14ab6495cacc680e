import { acceptInvitation, getInvitation } from '@outrider/contract/identity/invitations';
import { signUpWithOauth } from '@outrider/contract/identity/oauth';
import { signIn, signUp, verifyEmail } from '@outrider/contract/sign';
import { getUserInfo } from '@outrider/contract/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { hashToken } from '../../../platform/secrets.ts';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { comeBackFrom } from '../oauth-testing.ts';
import { aUser, linkIn, mailTo, newPerson } from '../testing.ts';
import { makeInvitation } from './make-invitation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_SIGN_UP: 'closed' });
});
afterAll(() => server.close());

const now = () => new Date();
const tokenIn = (url: string) => new URL(url).searchParams.get('invitation') ?? '';

async function anInvitation({ email = null as string | null, forOwner = false, by = server } = {}) {
  const deps = { db: by.database.db, appUrl: by.config.appUrl, now };
  return tokenIn((await makeInvitation(deps, { email, forOwner })).url);
}

const accept = (token: string, person = newPerson(), by = server) => by.call(acceptInvitation, { ...person, token });

test('a closed installation refuses a stranger, with the same words whether the address is known or not', async () => {
  const { email } = await aUser(server);
  const closed = { status: 422, message: 'Sign-up is closed; ask your administrator for an invitation link' };
  expect(await server.call(signUp, newPerson())).toMatchObject(closed);
  expect(await server.call(signUp, { ...newPerson(), email })).toMatchObject(closed);
});

test('a link for an address lets that address in at once, and nobody else', async () => {
  const person = newPerson();
  const token = await anInvitation({ email: person.email });
  expect((await server.call(getInvitation, { token })).data).toMatchObject({ email: person.email, state: 'open' });
  expect(await accept(token)).toMatchObject({ status: 422, message: `This invitation is for ${person.email}` });

  const { data } = await accept(token, person);
  const info = await server.call(getUserInfo, {}, { token: data.session?.token ?? '' });
  expect(info.data).toMatchObject({ email: person.email, emailVerified: true });
  expect((await server.call(signIn, person)).code).toBe(0);
  expect((await server.call(getInvitation, { token })).data.state).toBe('used');
  expect(await accept(token, person)).toMatchObject({ status: 410, code: 11028 });
});

test('with a link for anybody an address is named, and confirmed by mail', async () => {
  const person = newPerson();
  const { data } = await accept(await anInvitation(), person);
  expect(data).toMatchObject({ session: null, mail: { email: person.email } });
  const confirmed = await server.call(verifyEmail, { token: linkIn(await mailTo(server, person.email)) });
  expect(confirmed.data.email).toBe(person.email);
});

test('an address that has an account leaves the link as it was', async () => {
  const { email } = await aUser(server);
  const token = await anInvitation();
  expect((await accept(token, { ...newPerson(), email })).code).toBe(11004);
  expect((await accept(token)).code).toBe(0);
});

test('of two people who use one link at once, one gets in', async () => {
  const token = await anInvitation();
  const row = await holdRow(server.database.db, 'invitations', 'token_hash', hashToken(token));
  const both = Promise.all([accept(token), accept(token)]);
  await row.untilWaiting(2);
  await row.release();
  expect((await both).map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 11028]);
});

test('a link works for a week, and one that nobody made for nobody', async () => {
  const token = await anInvitation();
  await sql`update invitations set expires_at = expires_at - interval '7 days'
    where token_hash = ${hashToken(token)}`.execute(server.database.db);
  expect((await server.call(getInvitation, { token })).data.state).toBe('expired');
  expect((await accept(token)).code).toBe(11028);
  expect((await server.call(getInvitation, { token: 'A'.repeat(43) })).status).toBe(410);
});

test('only the hash of a link is kept', async () => {
  const token = await anInvitation();
  const { rows } = await sql<{ row: string }>`select t::text as row from invitations t`.execute(server.database.db);
  expect(rows.some(({ row }) => row.includes(hashToken(token)))).toBe(true);
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
});

test('signing up by a third party obeys the same rule, and takes the same link', async () => {
  const { email } = newPerson();
  const { location, cookie } = await comeBackFrom(server, 'google', { email });
  const ticket = new URL(location, server.config.appUrl).searchParams.get('ticket') ?? '';
  const by = (invitation?: string) =>
    server.call(
      signUpWithOauth,
      { ticket, companyName: 'Newcomer Ltd', agree: true, ...(invitation ? { invitation } : {}) },
      { headers: { cookie } },
    );
  expect(await by()).toMatchObject({ code: 11025 });
  expect((await by(await anInvitation({ email: newPerson().email }))).code).toBe(11029);
  const token = await anInvitation({ email });
  expect((await by(token)).data.session).not.toBeNull();
  expect((await server.call(getInvitation, { token })).data.state).toBe('used');
});

test('where domains may sign up, an address elsewhere is refused with their names', async () => {
  const settings = { OUTRIDER_SIGN_UP: 'Newcomer.test, harborline.test' };
  const byDomain = await testServer(settings, server.database);
  onTestFinished(() => byDomain.close());
  expect((await byDomain.call(signUp, newPerson())).code).toBe(0);
  const elsewhere = { ...newPerson(), email: 'ada@sub.newcomer.test' };
  expect(await byDomain.call(signUp, elsewhere)).toMatchObject({
    status: 422,
    message: 'Only addresses at newcomer.test, harborline.test can sign up',
  });
  const { body } = await byDomain.app.inject({ url: '/config.js' });
  expect(body).toContain('"signUp":{"mode":"domains","domains":["newcomer.test","harborline.test"]}');
});

const LIVE = {
  OUTRIDER_WORLD: 'live',
  OUTRIDER_SMTP_URL: 'smtp://127.0.0.1:9',
  OUTRIDER_MAIL_FROM: 'hello@harborline.test',
};

test('each start of a live installation makes a link for its owner until there is one, and of two people one becomes it', async () => {
  const first = await testServer(LIVE);
  onTestFinished(() => first.close());
  expect(await first.call(signUp, newPerson())).toMatchObject({ code: 11025 });
  const second = await testServer(LIVE, first.database);
  onTestFinished(() => second.close());
  const tokens = [first, second].map(({ ownerLink }) => tokenIn(ownerLink?.url ?? ''));
  for (const token of tokens)
    expect((await first.call(getInvitation, { token })).data).toMatchObject({ forOwner: true, state: 'open' });

  const row = await holdRow(first.database.db, 'invitations', 'for_owner', 'true');
  const both = Promise.all(tokens.map((token) => accept(token, newPerson(), first)));
  await row.untilWaiting(2);
  await row.release();
  const answers = await both;
  expect(answers.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 11028]);
  expect(answers.find(({ code }) => code === 0)?.data.session).not.toBeNull();

  for (const token of tokens) expect((await first.call(getInvitation, { token })).data.state).toBe('used');
  const third = await testServer(LIVE, first.database);
  onTestFinished(() => third.close());
  expect(third.ownerLink).toBeUndefined();
  expect(await third.call(signUp, newPerson())).toMatchObject({ code: 11025 });
});
