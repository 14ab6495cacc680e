import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign } from '../../campaign-management/testing.ts';
import { watchProgress } from './watch-progress.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('what was sent is noticed for those who listen, of their own workspace, and by nobody once they left', async () => {
  const { db } = database;
  const [mine, theirs] = [await aCampaign(db, { leads: 1 }), await aCampaign(db, { leads: 1 })];
  // Each look ends in a pause, which lasts until the test lets it end.
  const pauses: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
  const looked = (times: number) => vi.waitFor(() => expect(pauses).toHaveLength(times), { timeout: 60_000 });
  const progress = watchProgress({ db, log: createLog('silent'), pause });
  const heard: string[] = [];
  const leave = progress.listen(mine.scope.workspaceId, (campaignId) => heard.push(campaignId));
  await looked(1);
  pauses[0]?.();
  await looked(2);
  expect(heard).toEqual([]);
  for (const { scope } of [mine, theirs]) {
    await sql`update send_queues set next_at = next_at + interval '1 minute'
      where workspace_id = ${scope.workspaceId}`.execute(db);
  }
  pauses[1]?.();
  await looked(3);
  expect(heard).toEqual([mine.campaignId]);
  leave();
  pauses[2]?.();
  // The next listener begins anew: the look before had ended with the last one who listened.
  await vi.waitFor(() => {
    progress.listen(theirs.scope.workspaceId, () => undefined);
    expect(pauses.length).toBeGreaterThan(3);
  });
});
