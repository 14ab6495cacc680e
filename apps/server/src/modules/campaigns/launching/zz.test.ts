import { saveCampaign } from '@outrider/contract/campaigns/campaign';
import { cancelCampaigns, checkCampaign, launchCampaign, pauseCampaigns } from '@outrider/contract/campaigns/operate';
import { addSuppressions } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { listContactValues } from '../../contacts/index.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { addMailbox } from '../../warmup/testing.ts';
import {
  aCampaigner,
  aDraft,
  addPeople,
  aLetter,
  type Campaigner,
  detailOf,
  eventsOf,
  people,
} from '../calls-testing.ts';
import { countStates, OPEN_ALWAYS } from '../testing.ts';
import { PLANNED_AT_ONCE, planCampaign } from './plan-leads.ts';

let server: TestServer;
let me: Campaigner;
beforeAll(async () => {
  server = await testServer();
  me = await aCampaigner(server);
});
afterAll(() => server.close());

const call: TestServer['call'] = (endpoint, input) => server.call(endpoint, input, { token: me.token });
const launch = (campaignId: string, revision: number) => call(launchCampaign, { campaignId, revision });

/** People of one campaign alone, at a domain of its own. */
const peopleOf = (campaignId: string, count: number) => people(count, `${campaignId.slice(0, 8)}.test`);

async function aReadyDraft(count = 3, wish: Parameters<typeof aDraft>[2] = {}) {
  const draft = await aDraft(server, me, wish);
  await addPeople(server, me, draft.campaignId, peopleOf(draft.campaignId, count));
  return draft;
}

const mailboxesOf = async (campaignId: string) =>
  (
    await sql<{ id: string | null; n: number }>`select mailbox_id as id, count(*)::int as n from campaign_leads
      where campaign_id = ${campaignId} group by 1 order by 1`.execute(server.database.db)
  ).rows;

test('a large campaign is planned in parts; a part that is cut off and begun again plans nobody twice', async () => {
  const { db } = server.database;
  // Addresses nobody checked are held, so there is little to foretell.
  const draft = await aReadyDraft(1, { settings: { addresses: { unchecked: 'hold', unknown: 'hold' } } });
  const { campaignId, revision } = draft;
  const count = PLANNED_AT_ONCE + 500;
  await sql`with people as (
      insert into recipients (workspace_id, address) select ${me.workspaceId}, 'many@d' || n || '.' || ${campaignId} || '.test'
      from generate_series(1, ${count - 1}) n returning id)
    insert into campaign_leads (workspace_id, campaign_id, recipient_id, fields, added_at)
    select ${me.workspaceId}, ${campaignId}, id, '{}', now() from people`.execute(db);
  console.log('A', performance.now()); await call(checkCampaign, { campaignId }); console.log('B', performance.now()); await launch(campaignId, revision); console.log('C', performance.now());
  const everybody = { planned: count };
  await vi.waitFor(async () => expect(await countStates(db, campaignId)).toEqual(everybody), { timeout: 15_000 });
  console.log('D', performance.now());
  // As if the worker had died behind the first part, and the job had been redone twice at once.
  await sql`delete from send_ledger where campaign_id = ${campaignId} and id in (
    select id from send_ledger where campaign_id = ${campaignId} order by id limit 1200)`.execute(db);
  console.log('E', performance.now());
  const deps = { db, now: () => new Date(), listMailboxes: listSendingMailboxes, listValues: listContactValues };
  await Promise.all([1, 2].map(() => planCampaign(deps, { workspaceId: me.workspaceId, campaignId })));
  console.log('F', performance.now());
  expect(await countStates(db, campaignId)).toEqual(everybody);
});

