import { getAccount, listAccountLog } from '@outrider/contract/mailboxes/account';
import {
  addAccount,
  beginConsent,
  type ConsentProvider,
  listConsentProviders,
  readConsent,
} from '@outrider/contract/mailboxes/add';
import { openBrowser } from '@outrider/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdRow } from '../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { openMailboxSmtp } from './connect/open-mailbox.ts';
import { aBoxedMailbox, aSender, boxOf, untilChecked } from './testing.ts';

let server: TestServer;
let token: string;
let scope: { workspaceId: string };
beforeAll(async () => {
  server = await testServer();
  const sender = await aSender(server);
  token = sender.token;
  scope = { workspaceId: sender.workspaceId };
});
afterAll(() => server.close());

const HOSTS = { google: 'workspace.gmail.test', microsoft: 'office.outlook.test' } as const;

type Answer = { email: string; refuse?: boolean; accountId?: string; by?: string };

/** Goes to the boxed provider as a browser would, answers its pages, and gives where our callback then leads. */
async function comeBackFrom(provider: ConsentProvider, { email, refuse, accountId, by = token }: Answer) {
  const wish = { provider, email, ...(accountId ? { accountId } : {}) };
  const { data } = await server.call(beginConsent, wish, { token: by });
  const browser = openBrowser();
  let page = await browser.visit(data.url);
  for (const action of refuse ? ['refuse'] : ['continue', 'allow']) {
    if (page.page) page = await browser.visit(page.url, { email, action });
  }
  const callback = await server.app.inject({ url: `${page.url.pathname}${page.url.search}` });
  return new URL(String(callback.headers.location), server.config.appUrl);
}

async function ticketFor(provider: ConsentProvider, answer: Answer): Promise<string> {
  return (await comeBackFrom(provider, answer)).searchParams.get('ticket') ?? '';
}

const addWith = (ticket: string, by = token) =>
  server.call(addAccount, { login: { kind: 'consent', ticket } }, { token: by });

/** A mailbox of the box that its owner let us into. */
async function aConsentedMailbox(provider: ConsentProvider) {
  const { email } = aBoxedMailbox(server, HOSTS[provider]);
  const { data, message } = await addWith(await ticketFor(provider, { email }));
  if (!data?.account) throw new Error(message);
  const { accountId } = data.account;
  await untilChecked(server, token, accountId);
  return { email, accountId };
}

const eventsOf = async (accountId: string) => (await server.call(listAccountLog, { accountId }, { token })).data.events;

async function logIn(accountId: string, deps = server.mailboxes) {
  (await openMailboxSmtp(deps, scope, accountId)).close();
}

/** Counts how often new tokens are stored. */
function countingRenewals() {
  const { sealer } = server.mailboxes;
  const seal = vi.fn((text: string, context: string) => sealer.seal(text, context));
  return { deps: { ...server.mailboxes, sealer: { ...sealer, seal } }, renewals: () => seal.mock.calls.length };
}

test.each(['google', 'microsoft'] as const)('a consent given at %s connects the mailbox', async (provider) => {
  const { email } = aBoxedMailbox(server, HOSTS[provider]);
  const back = await comeBackFrom(provider, { email });
  expect(back.pathname).toBe(
    provider === 'google' ? '/home/accounts/accountAddGmail' : '/home/accounts/accountAddCorp',
  );
  const ticket = back.searchParams.get('ticket') ?? '';
  const read = await server.call(readConsent, { ticket }, { token });
  expect(read.data).toMatchObject({ provider, email, renewed: false });
  const { code, data } = await addWith(ticket);
  expect(code).toBe(0);
  expect(data.account).toMatchObject({
    email,
    provider,
    loginMethod: 'consent',
    status: 'active',
    senderName: read.data.name,
  });
  expect(data.test).toMatchObject({ problem: 'none', sending: { works: true }, receiving: { works: true } });
});

test('which consents can be asked for is given with the client and the way back', async () => {
  const { data } = await server.call(listConsentProviders, {}, { token });
  expect(data.providers.map(({ provider, comesBackTo }) => [provider, comesBackTo])).toEqual([
    ['google', `${server.config.appUrl}/oauth2/mailbox/google/callback`],
    ['microsoft', `${server.config.appUrl}/oauth2/mailbox/microsoft/callback`],
  ]);
});

test('a person who says no comes back to the page with that reason', async () => {
  const back = await comeBackFrom('google', { email: 'nobody@gmail.test', refuse: true });
  expect(back.searchParams.get('error')).toBe('access_denied');
});

test('a state nobody began, or one that came back before, leads nowhere', async () => {
  const forged = await server.app.inject({ url: '/oauth2/mailbox/google/callback?state=made-up&code=x' });
  expect(String(forged.headers.location)).toBe('/home/accounts/accountAddGmail?error=expired');
});

test('a ticket works once, and only for the session that asked for it', async () => {
  const { email } = aBoxedMailbox(server, 'workspace.gmail.test');
  const ticket = await ticketFor('google', { email });
  const stranger = await aSender(server);
  expect((await server.call(readConsent, { ticket }, { token: stranger.token })).code).toBe(12_004);
  expect((await addWith(ticket, stranger.token)).code).toBe(500);
  expect((await addWith(ticket)).code).toBe(0);
  expect((await server.call(readConsent, { ticket }, { token })).code).toBe(12_004);
});

test('a token that ran out is renewed by itself, and a rotated refresh token is kept', async () => {
  const { email, accountId } = await aConsentedMailbox('microsoft');
  const { deps, renewals } = countingRenewals();
  for (let time = 0; time < 2; time++) {
    boxOf(server).expireTokens(email);
    await logIn(accountId, deps);
  }
  await logIn(accountId, deps);
  expect(renewals()).toBe(2);
  expect((await server.call(getAccount, { accountId }, { token })).data.status).toBe('active');
  const events = await eventsOf(accountId);
  expect(events.filter(({ event }) => event === 'consentRefreshed')).toHaveLength(1);
});

test('many who need a new token at once ask the provider once', async () => {
  const { email, accountId } = await aConsentedMailbox('microsoft');
  const { deps, renewals } = countingRenewals();
  boxOf(server).expireTokens(email);
  const held = await holdRow(server.database.db, 'mailbox_secrets', 'mailbox_id', accountId);
  const racing = [logIn(accountId, deps), logIn(accountId, deps), logIn(accountId, deps)];
  await held.untilWaiting(3);
  await held.release();
  await Promise.all(racing);
  expect(renewals()).toBe(1);
});

test('a consent that was taken back puts the mailbox into error at once, and a new consent brings it back', async () => {
  const { email, accountId } = await aConsentedMailbox('google');
  boxOf(server).revokeConsent(email);
  await expect(logIn(accountId)).rejects.toThrow();
  const lost = (await server.call(getAccount, { accountId }, { token })).data;
  expect(lost.status).toBe('error');
  expect(lost.statusReason).toContain('invalid_grant');
  expect((await eventsOf(accountId))[0]).toMatchObject({ event: 'consentLost', words: lost.statusReason });

  const ticket = await ticketFor('google', { email, accountId });
  expect((await server.call(readConsent, { ticket }, { token })).data.renewed).toBe(true);
  const { code, data } = await addWith(ticket);
  expect([code, data.account.accountId, data.account.status]).toEqual([0, accountId, 'active']);
  await logIn(accountId);
});

test('a consent of another address does not renew a mailbox', async () => {
  const { accountId } = await aConsentedMailbox('google');
  const other = aBoxedMailbox(server, 'workspace.gmail.test');
  const ticket = await ticketFor('google', { email: other.email, accountId });
  const { code, message } = await addWith(ticket);
  expect(code).toBe(500);
  expect(message).toContain(other.email);
});

test('a consent is not asked for a mailbox of another workspace', async () => {
  const { accountId } = await aConsentedMailbox('google');
  const stranger = await aSender(server);
  const wish = { provider: 'google' as const, accountId };
  expect((await server.call(beginConsent, wish, { token: stranger.token })).code).toBe(404);
});

test('a Gmail app password, typed in groups, connects the mailbox', async () => {
  const email = `app${Date.now()}@gmail.test`;
  boxOf(server).mailboxes.create({ address: email, password: 'abcdefghijklmnop', host: 'workspace.gmail.test' });
  const login = { kind: 'appPassword' as const, email, appPassword: 'abcd efgh ijkl mnop' };
  const { code, data } = await server.call(addAccount, { login }, { token });
  expect(code).toBe(0);
  expect(data.account).toMatchObject({ email, provider: 'google', providerName: 'Gmail', loginMethod: 'appPassword' });
});

test('tokens of a used ticket are gone from it', async () => {
  await aConsentedMailbox('google');
  const { rows } = await sql`select 1 from mailbox_consent_tickets where used_at is not null and sealed <> ''`.execute(
    server.database.db,
  );
  expect(rows).toEqual([]);
});
