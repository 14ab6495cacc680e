import { addAlias, listAliases, removeAlias } from '@outrider/contract/compose/aliases';
import { openDraft } from '@outrider/contract/compose/drafts';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aMessage } from '../../inbox/testing.ts';
import { aWriter } from '../delivery/writer-testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_SEND_MAILBOXES: '4' });
});
afterAll(() => server.close());

test('an alias the server lets through is offered, answers what was written to it, and is the sender of what leaves', async () => {
  const { db, token, workspaceId, accountId, email, friends, deliver, arrived, inbox } = await aWriter(server);
  const [one = ''] = friends;
  const alias = `sales.${email}`;
  const added = await server.call(addAlias, { accountId, email: alias, name: 'Sales' }, { token });
  expect(added.data).toMatchObject({ accountId, email: alias, name: 'Sales' });
  const { aliasId } = added.data;
  const again = await server.call(addAlias, { accountId, email: alias, name: 'Sales team' }, { token });
  expect(again.data).toEqual({ aliasId, accountId, email: alias, name: 'Sales team' });
  expect((await server.call(listAliases, { accountId }, { token })).data.aliases).toEqual([again.data]);
  const mid = await aMessage(db, { workspaceId, mailboxId: accountId }, { to: [{ name: '', email: alias }] });
  const reply = await server.call(openDraft, { reference: { mid, kind: 'reply' } }, { token });
  expect(reply.data.attrs).toMatchObject({ account: `Sales team <${alias}>`, aliasSender: aliasId });
  const attrs = { to: [one], content: '<p>x</p>', account: reply.data.attrs.account, aliasSender: aliasId };
  expect(await deliver(attrs)).toMatchObject({ sendStatus: 'sent' });
  await arrived(one);
  expect((await simpleParser(inbox(one)[0]?.raw ?? '')).from?.value[0]?.address).toBe(alias);
  await server.call(removeAlias, { aliasId }, { token });
  expect(await deliver(attrs)).toMatchObject({ code: 'FA_ACCOUNT_INVALID' });
});

test('an address of another domain, of another mailbox or of the mailbox itself is no alias', async () => {
  const { token, accountId, email } = await aWriter(server);
  for (const taken of ['chief@elsewhere.test', email]) {
    const refused = await server.call(addAlias, { accountId, email: taken }, { token });
    expect(refused.code).toBe('FA_ALIAS_REFUSED');
  }
  const stranger = await aWriter(server);
  const theirs = await server.call(addAlias, { accountId, email: `x.${stranger.email}` }, stranger);
  expect(theirs.status).toBe(404);
  expect((await server.call(listAliases, {}, { token })).data.aliases).toEqual([]);
});
