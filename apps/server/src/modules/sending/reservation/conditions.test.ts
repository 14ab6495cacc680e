import type { FieldCondition } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  aRound,
  countStates,
  endMails,
  memoryServer,
  OPEN_ALWAYS,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { nextCondition } from '../../forecast/index.ts';
import { recordResults } from '../dispatch/record-results.ts';
import { startSending } from '../dispatch/sending-loop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Asked = Parameters<typeof aRound>[1];

/** Their first mail is out, and the second round waits. */
async function afterFirst(leads: number, asked: Asked) {
  const campaign = await aCampaign(database.db, { leads, rounds: [aRound('Freight audits'), aRound('', asked)] });
  await endMails(database.db, campaign.campaignId);
  await recordResults(testSendingDeps(database.db, memoryServer()));
  return campaign;
}

/** Until every lead's second round has gone or been passed over. */
async function sendRest(campaignId: string) {
  const loop = startSending(testSendingDeps(database.db, memoryServer()));
  const isOver = async () => {
    const { rows } = await sql<{
      over: boolean;
    }>`select bool_and(exists (select from send_ledger s where s.lead_id = l.id
      and s.round = 1 and s.state in ('accepted', 'skipped'))) as over from campaign_leads l
      where l.campaign_id = ${campaignId}`.execute(database.db);
    return rows[0]?.over;
  };
  try {
    await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  } finally {
    await loop.stop();
  }
}

const endOf = async (leadId: string) => {
  const { rows } = await sql<{ state: string; words: string }>`select state, reply_text as words from send_ledger
    where lead_id = ${leadId} and round = 1`.execute(database.db);
  return rows[0];
};

const isLogistics: FieldCondition = { name: 'sector', test: 'is', value: 'Logistics' };
const setSector = (leadId: string | undefined, sector: string) =>
  sql`update campaign_leads set fields = ${JSON.stringify({ sector })} where id = ${leadId}`.execute(database.db);

test('a field that changed between planning and sending decides by what it says then, and why is kept', async () => {
  const { campaignId, scope, leads } = await afterFirst(3, { condition: 'field', field: isLogistics });
  const [now, before, contact] = leads;
  if (!now || !before || !contact) throw new Error('there are too few leads');
  await setSector(before.id, 'logistics');
  const campaign = await findCampaign(database.db, scope, campaignId);
  if (!campaign) throw new Error('there is no campaign');
  const ask = (leadId: string) => nextCondition(database.db, scope, campaign, { leadId, round: 1 });
  expect(await ask(before.id)).toMatchObject({ condition: 'field', value: 'logistics', holds: true });
  expect(await ask(now.id)).toMatchObject({ value: '', holds: false });
  await setSector(before.id, 'Retail');
  await setSector(now.id, ' LOGISTICS ');
  await sql`insert into contacts (id, workspace_id, email, fields, created_at, last_event_at, is_settled)
    values (gen_random_uuid(), ${scope.workspaceId}, ${contact.address}, ${JSON.stringify({ sector: 'Logistics' })}, now(),
      now(), true)`.execute(database.db);
  await sendRest(campaignId);
  expect(await endOf(now.id)).toMatchObject({ state: 'accepted' });
  expect(await endOf(contact.id)).toMatchObject({ state: 'accepted' });
  expect(await endOf(before.id)).toEqual({ state: 'skipped', words: 'sector: Retail' });
});

test('a lead known by another address since a merge is asked about as the same person', async () => {
  const { campaignId, scope, leads } = await afterFirst(1, { condition: 'field', field: isLogistics });
  const { rows } = await sql<{ id: string }>`insert into contacts (id, workspace_id, email, fields, created_at,
      last_event_at, is_settled)
    values (gen_random_uuid(), ${scope.workspaceId}, 'kept@nordkai.test', ${JSON.stringify({ sector: 'Logistics' })},
      now(), now(), true) returning id`.execute(database.db);
  await database.db
    .insertInto('contact_addresses')
    .values({ workspace_id: scope.workspaceId, contact_id: rows[0]?.id ?? '', address: leads[0]?.address ?? '' })
    .execute();
  await sendRest(campaignId);
  expect(await endOf(leads[0]?.id ?? '')).toMatchObject({ state: 'accepted' });
});

test('a round for those who clicked goes to people who did, not where only a machine followed the link', async () => {
  const { campaignId, leads } = await afterFirst(3, { condition: 'clicked' });
  const [person, machine] = leads;
  await sql`update send_ledger set clicks = 1 where lead_id = ${person?.id} and round = 0`.execute(database.db);
  await sql`update send_ledger set machine_clicks = 9 where lead_id = ${machine?.id} and round = 0`.execute(
    database.db,
  );
  await sendRest(campaignId);
  expect(await endOf(person?.id ?? '')).toMatchObject({ state: 'accepted' });
  expect(await countStates(database.db, campaignId)).toEqual({ accepted: 4, skipped: 2 });
});

test('where clicks are not tracked a condition on them holds for nobody, whichever it is', async () => {
  const tracking = { ...OPEN_ALWAYS.tracking, clicks: false };
  for (const condition of ['clicked', 'notClicked'] as const) {
    const rounds = [aRound('Freight audits'), aRound('', { condition })];
    const settings = { ...OPEN_ALWAYS, tracking };
    const { campaignId } = await aCampaign(database.db, { leads: 2, rounds, settings });
    await sendRest(campaignId);
    expect(await countStates(database.db, campaignId)).toEqual({ accepted: 2, skipped: 2 });
  }
});
