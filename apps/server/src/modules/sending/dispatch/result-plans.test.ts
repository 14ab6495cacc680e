import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteSent } from '../../../composition/deps/sending.ts';
import { openExplainedDatabase } from '../../../platform/testing/explained-database.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  aRound,
  countStates,
  endMails,
  memoryServer,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import { recordResults } from './record-results.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const MAILS = 2_000;
/** A statement looks at each of its mails in a dozen steps; comparing all with all would be millions. */
const LOOKS = 15 * MAILS;

type Moment = 'before anything was there' | 'before the mails went out';

/** The statement with most work, where statistics were gathered at that moment. */
async function mostLooks(analyzed: Moment): Promise<{ text: string; rows: number } | undefined> {
  const { db } = database;
  const analyze = () =>
    sql`analyze send_ledger, send_unrecorded, campaign_leads, recipients, contacts, campaigns, mailboxes`.execute(db);
  if (analyzed === 'before anything was there') await analyze();
  const rounds = [aRound('One'), aRound('Two', { delay: { count: 3, unit: 'day' } })];
  const { scope, campaignId } = await aCampaign(db, { mailboxes: 3, leads: MAILS, rounds });
  const { workspaceId } = scope;
  await sql`insert into contact_counts (workspace_id, contacts) values (${workspaceId}, ${MAILS})`.execute(db);
  await sql`insert into contacts (id, workspace_id, email, first_name, created_at, last_event_at)
    select gen_random_uuid(), workspace_id, address, 'Katrin', now(), now() from recipients
    where workspace_id = ${workspaceId}`.execute(db);
  if (analyzed === 'before the mails went out') await analyze();
  await endMails(db, campaignId);
  const explained = openExplainedDatabase(database.url);
  const deps = testSendingDeps(explained.db, {
    ...memoryServer(),
    noteSent: noteSent({ jobs: { enqueue: async () => undefined } }),
  });
  for (let turn = 0; turn < 2; turn += 1) await recordResults(deps);
  await explained.close();
  expect(await countStates(db, campaignId)).toEqual({ accepted: MAILS, planned: MAILS });
  expect(explained.statements.length).toBeGreaterThan(8);
  return explained.statements.toSorted((one, other) => other.rows - one.rows)[0];
}

test.each<Moment>(['before anything was there', 'before the mails went out'])(
  'recording the results of many mails looks at each of them a few times, where the planner last looked %s',
  async (moment) => {
    const most = await mostLooks(moment);
    expect(most?.rows, most?.text).toBeLessThan(LOOKS);
  },
);
