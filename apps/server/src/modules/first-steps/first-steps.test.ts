import { createReadyCampaign } from '@outrider/contract/campaigns/campaign';
import { checkCampaign, launchCampaign } from '@outrider/contract/campaigns/operate';
import { addContact } from '@outrider/contract/contacts/contact';
import { readFirstSteps } from '@outrider/contract/first-steps';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aCampaigner, startCalls } from '../campaign-management/calls-testing.ts';
import { aMessage } from '../inbox/testing.ts';

const { server, db } = await startCalls();

async function aNewcomer() {
  const person = await aCampaigner(server);
  const { token } = person;
  const read = async () => (await server.call(readFirstSteps, {}, { token })).data;
  const make = async () => (await server.call(createReadyCampaign, { zone: 'Europe/Berlin' }, { token })).data;
  return { ...person, read, make };
}

test('the ready campaign is a draft of all contacts and mailboxes that can be launched as it stands', async () => {
  const { token, workspaceId, mailbox, read, make } = await aNewcomer();
  expect(await read()).toMatchObject({
    mailboxes: { count: 1, emails: [mailbox] },
    contacts: { count: 0, isVerified: false },
    campaign: null,
    launches: 0,
    replies: { count: 0, firstAt: null, answered: 0, next: null },
  });
  for (const email of ['dana@tidewatercargo.test', 'lea@nordkai.test']) {
    await server.call(addContact, { email, firstName: 'Dana', company: 'Tidewater' }, { token });
  }
  await server.call(addContact, { email: 'gone@nordkai.test' }, { token });
  await sql`update contacts set verified_at = now(), verification_category =
    case when email like 'gone%' then 'INVALID' else 'VALID' end where workspace_id = ${workspaceId}`.execute(db);
  const { campaignId, revision, ...draft } = await make();
  expect(draft).toMatchObject({ status: 'new', senders: [{ email: mailbox }], sources: [{ added: 2 }] });
  expect(draft.settings.footer.postalAddress).not.toBe('');
  expect(await read()).toMatchObject({ contacts: { count: 3 }, campaign: { campaignId, rounds: 3, launchedAt: null } });

  const { data: check } = await server.call(checkCampaign, { campaignId }, { token });
  expect(check.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect((await server.call(launchCampaign, { campaignId, revision }, { token })).code).toBe(0);
  expect(await read()).toMatchObject({
    campaign: { campaignId, status: 'progressing', launchedAt: expect.any(String) },
    launches: 1,
  });
});

test('without contacts the ready campaign waits for leads, and one that was deleted is to make again', async () => {
  const { workspaceId, read, make } = await aNewcomer();
  const { name, sources } = await make();
  expect(sources).toEqual([]);
  expect((await read()).campaign?.name).toBe(name);
  await sql`update campaigns set deleted_at = now() where workspace_id = ${workspaceId}`.execute(db);
  expect((await read()).campaign).toBeNull();
});

test('of the open replies of people the newest interested one is to answer next, and answered ones count', async () => {
  const { token, workspaceId, mailboxId, read, make } = await aNewcomer();
  await server.call(addContact, { email: 'dana@tidewatercargo.test' }, { token });
  const { campaignId } = await make();
  const { rows } = await sql<{ id: string }>`select id from campaign_leads where campaign_id = ${campaignId}`.execute(
    db,
  );
  const replyOf = async (name: string, label: string, at: string) => {
    const from = { name, email: 'dana@tidewatercargo.test' };
    const id = await aMessage(db, { workspaceId, mailboxId }, { from, at });
    await sql`insert into campaign_replies (message_id, workspace_id, campaign_id, lead_id, ledger_id, kind, label, at)
      values (${id}, ${workspaceId}, ${campaignId}, ${rows[0]?.id}, 1, 'human', ${label}, ${at})`.execute(db);
    return id;
  };
  const lea = await replyOf('Lea Brandis', 'interested', '2026-11-17T09:00:00Z');
  await replyOf('Otto Brenner', 'notNow', '2026-11-17T10:00:00Z');
  expect((await read()).replies).toEqual({
    count: 2,
    firstAt: '2026-11-17T09:00:00.000Z',
    answered: 0,
    next: { mid: lea, tid: expect.any(String), name: 'Lea Brandis', label: 'interested' },
  });
  await sql`update inbox_messages set answered = true where id = ${lea}`.execute(db);
  expect((await read()).replies).toMatchObject({ answered: 1, next: { name: 'Otto Brenner' } });
});
