import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopsOfSuppression } from './compose-campaigns.ts';
import { aCampaign, countStates } from './modules/campaigns/testing.ts';
import { suppressPerson } from './modules/contacts/index.ts';
import { addSuppressions, removeSuppression } from './modules/contacts/suppress.ts';
import { createKeyedHasher } from './platform/secrets.ts';
import { type TestDatabase, testDatabase } from './platform/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const depsOf = () => {
  const now = () => new Date('2026-11-16T09:00:00Z');
  const hasher = createKeyedHasher([Buffer.alloc(32)], 'suppressions');
  return { db: database.db, hasher, now, ...stopsOfSuppression(now) };
};

const stopOf = (id: string) =>
  database.db.selectFrom('recipients').select('stop').where('id', '=', id).executeTakeFirst();

test('whoever is suppressed is stopped in all campaigns in the same transaction', async () => {
  const { scope, campaignId, leads } = await aCampaign(database.db, { leads: 3 });
  const why = { reason: 'optedOut', about: 'Please stop' } as const;
  const suppressing = database.db.transaction().execute(async (trx) => {
    await suppressPerson(depsOf(), trx, scope, 'P1+news@gmail.test', why);
    throw new Error('something else went wrong');
  });
  await expect(suppressing).rejects.toThrow('went wrong');
  expect(await countStates(database.db, campaignId)).toEqual({ planned: 3 });
  await database.db.transaction().execute((trx) => suppressPerson(depsOf(), trx, scope, 'P1+news@gmail.test', why));
  expect(await countStates(database.db, campaignId)).toEqual({ planned: 2, stopped: 1 });
  expect(await stopOf(leads[0]?.recipientId ?? '')).toEqual({ stop: 'optedOut' });
});

test('a suppression of a domain that is taken back lets people be written to again', async () => {
  const { scope, campaignId, leads } = await aCampaign(database.db, { leads: 2, domain: 'sales.nordkai.test' });
  await database.db
    .insertInto('contacts')
    .values(
      leads.map(({ address }) => ({
        id: crypto.randomUUID(),
        workspace_id: scope.workspaceId,
        email: address,
        created_at: new Date(),
        last_event_at: new Date(),
      })),
    )
    .execute();
  await addSuppressions(depsOf(), scope, { values: ['nordkai.test'], about: '', fromFile: false });
  expect(await countStates(database.db, campaignId)).toEqual({ stopped: 2 });
  const { id } = await database.db
    .selectFrom('suppressions')
    .select('id')
    .where('workspace_id', '=', scope.workspaceId)
    .executeTakeFirstOrThrow();
  await removeSuppression(depsOf(), scope, id);
  expect(await stopOf(leads[0]?.recipientId ?? '')).toEqual({ stop: null });
});
