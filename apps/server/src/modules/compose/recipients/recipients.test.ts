import { randomUUID } from 'node:crypto';
import {
  checkMail,
  getComposeSettings,
  listRecipients,
  saveComposeSettings,
} from '@outrider/contract/compose/sending-help';
import { addContact } from '@outrider/contract/contacts/contact';
import { addSuppressions } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { noteContactEvent, recordVerifications } from '../../contacts/index.ts';
import { aMessage, aReaderOf } from '../../inbox/testing.ts';
import { callCompose } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the picker of recipients has those one added or wrote with, everybody, and the last ones; the choice is kept', async () => {
  const { db, token, workspaceId, maya } = await aReaderOf(server);
  const scope = { workspaceId };
  for (const [email, firstName] of [
    ['nora@nordkai.test', 'Nora'],
    ['olaf@nordkai.test', 'Olaf'],
    ['mine@nordkai.test', 'Mine'],
  ]) {
    await server.call(addContact, { email: email ?? '', firstName: firstName ?? '', company: 'Nordkai' }, { token });
  }
  // As if another user, or nobody, had added these.
  await sql`update contacts set added_by = null where email in ('nora@nordkai.test', 'olaf@nordkai.test')
    and workspace_id = ${workspaceId}`.execute(db);
  const at = new Date('2026-11-10T09:00:00Z');
  await db
    .transaction()
    .execute((trx) =>
      noteContactEvent(trx, scope, 'nora@nordkai.test', { event: 'replied', at, about: '', words: '' }),
    );
  await aMessage(db, maya, {
    from: { name: 'Pia', email: 'pia@elsewhere.test' },
    kind: 'human',
    at: '2026-11-11T09:00:00Z',
  });
  await aMessage(db, maya, { from: { name: 'Robot', email: 'no-reply@elsewhere.test' }, kind: 'autoReply' });
  await aMessage(db, maya, {
    role: 'sent',
    isOwn: true,
    from: { name: 'Maya', email: maya.email },
    to: [
      { name: '', email: 'olaf@nordkai.test' },
      { name: 'Maya', email: maya.email },
    ],
    at: '2026-11-12T09:00:00Z',
  });
  const list = async (input: { tab?: 'MY_CUSTOMER' | 'ALL_CUSTOMER' | 'RECENT'; search?: string }) =>
    (await server.call(listRecipients, input, { token })).data;
  const emails = async (input: Parameters<typeof list>[0]) => (await list(input)).recipients.map(({ email }) => email);
  await expect.poll(() => emails({ tab: 'ALL_CUSTOMER' }), { timeout: 20_000 }).toHaveLength(3);
  expect((await list({})).tab).toBe('MY_CUSTOMER');
  expect((await emails({})).toSorted()).toEqual(['mine@nordkai.test', 'nora@nordkai.test']);
  expect(await emails({ tab: 'ALL_CUSTOMER', search: 'ola' })).toEqual(['olaf@nordkai.test']);
  expect(await list({ tab: 'RECENT' })).toMatchObject({
    recipients: [
      { email: 'olaf@nordkai.test', name: 'Olaf', company: 'Nordkai' },
      { email: 'pia@elsewhere.test', name: 'Pia', contactId: null },
    ],
  });
  expect(await emails({ tab: 'RECENT', search: 'PIA' })).toEqual(['pia@elsewhere.test']);
  await server.call(saveComposeSettings, { customerTab: 'RECENT' }, { token });
  expect(await list({})).toMatchObject({ tab: 'RECENT' });
});

test('settings begin as specified, and what is left out of a change stays', async () => {
  const { token } = await aReaderOf(server);
  const read = async () => (await server.call(getComposeSettings, {}, { token })).data;
  expect(await read()).toEqual({ undoSeconds: 20, receipts: 'ask', customerTab: 'MY_CUSTOMER' });
  await server.call(saveComposeSettings, { undoSeconds: 0 }, { token });
  await server.call(saveComposeSettings, { receipts: 'always' }, { token });
  await server.call(saveComposeSettings, {}, { token });
  expect(await read()).toEqual({ undoSeconds: 0, receipts: 'always', customerTab: 'MY_CUSTOMER' });
  expect(await server.call(saveComposeSettings, { undoSeconds: 61 }, { token })).toMatchObject({ status: 400 });
});

test('before a mail leaves it is said who is suppressed, who is dead, and what was forgotten', async () => {
  const { db, token, workspaceId, maya } = await aReaderOf(server);
  const stop = `stop@${randomUUID()}.test`;
  await server.call(addSuppressions, { values: [stop] }, { token });
  await server.call(addContact, { email: 'gone@nordkai.test' }, { token });
  const verdict = { email: 'gone@nordkai.test', category: 'INVALID' as const, reason: '', mx: '', at: new Date() };
  await recordVerifications(db, { workspaceId }, [verdict]);
  const attrs = {
    to: [`Stop <${stop.toUpperCase()}>`, 'gone@nordkai.test', 'half an addr'],
    content: '<p>Please see <b>attached</b>.</p>',
  };
  const { draftId } = await callCompose(server, token, { action: 'save', attrs }, maya.email);
  const expected = [
    { kind: 'suppressed', email: stop, reason: 'manual' },
    { kind: 'deadAddress', email: 'gone@nordkai.test' },
    { kind: 'malformedRecipient', recipient: 'half an addr' },
    { kind: 'emptySubject' },
    { kind: 'forgottenAttachment', words: 'attached' },
  ];
  expect((await server.call(checkMail, { draftId }, { token })).data.warnings).toMatchObject(expected);
  expect((await server.call(checkMail, { attrs }, { token })).data.warnings).toMatchObject(expected);
  const stranger = await aReaderOf(server);
  expect(await server.call(checkMail, { draftId }, { token: stranger.token })).toMatchObject({
    code: 'FA_COMPOSE_NOT_FOUND',
  });
});
