import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, aRound } from '../../campaign-management/testing.ts';
import { createLeadAddresses } from './lead-addresses.ts';
import { nameLeads } from './name-leads.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('contacts of leads that were named before are asked for at once, and an address that is another one by now is asked for again', async () => {
  const { db } = database;
  const { scope, leads } = await aCampaign(db, { leads: 2, rounds: [aRound('One')] });
  const leadIds = leads.map(({ id }) => id);
  const asked: string[][] = [];
  const listValues = async (_db: unknown, _scope: unknown, emails: readonly string[]) => {
    asked.push(emails.toSorted());
    return new Map(emails.map((email) => [email, { company: email }]));
  };
  const deps = { db, listValues, addresses: createLeadAddresses() };
  const name = async () => [...(await nameLeads(deps, scope, leadIds)).values()];
  const first = await name();
  expect(first.map(({ company, email }) => company === email)).toEqual([true, true]);
  expect(await name()).toEqual(first);
  const emails = first.map(({ email }) => email).toSorted();
  expect(asked).toEqual([emails, emails]);
  await db
    .updateTable('recipients')
    .set({ address: 'moved@brightlake.test' })
    .where('address', '=', emails[0] ?? '')
    .execute();
  const companies = (await name()).map(({ company }) => company);
  expect(new Set(companies)).toEqual(new Set([emails[1], 'moved@brightlake.test']));
  expect(asked.slice(2)).toEqual([emails, ['moved@brightlake.test']]);
});

test('what was not read for longest is forgotten first', () => {
  const addresses = createLeadAddresses(2);
  for (const lead of ['1', '2', '1', '3']) addresses.note(lead, `${lead}@brightlake.test`);
  expect(addresses.likelyOf(['1', '2', '3'])).toEqual(['1@brightlake.test', '3@brightlake.test']);
});
