import { listCampaigns as listCall } from '@outrider/contract/campaigns/campaign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openExplainedDatabase } from '../../../platform/testing/explained-database.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { testForecastDeps } from '../../forecast/states/forecast-testing.ts';
import { testStatisticsDeps } from '../../statistics/reading/statistics-testing.ts';
import { addMailbox } from '../../warmup/testing.ts';
import { aCampaign, aRound } from '../testing.ts';
import { listCampaigns } from './list-campaigns.ts';

let database: TestDatabase;
let explained: ReturnType<typeof openExplainedDatabase>;
beforeAll(async () => {
  database = await testDatabase();
  explained = openExplainedDatabase(database.url);
});
afterAll(async () => {
  await explained.close();
  await database.close();
});

const now = () => new Date('2026-11-16T08:00:00Z');
const dueAt = new Date('2026-11-16T09:00:00Z');

test('a page of campaigns costs as many statements however many campaigns run, each from a mailbox of its own', async () => {
  const { db } = database;
  const rounds = [aRound('One')];
  const { scope } = await aCampaign(db, { leads: 2, rounds, dueAt });
  const addCampaign = async (name: string) => {
    const mailbox = await addMailbox({ db }, scope.workspaceId, { email: `${name}@harborline.test`, isOn: false });
    return aCampaign(db, {
      leads: 3,
      rounds,
      dueAt,
      domain: `${name}.test`,
      inside: { ...scope, mailboxes: [mailbox] },
    });
  };
  const listTwice = async () => {
    const deps = {
      db: explained.db,
      now,
      forecast: { ...testForecastDeps(explained.db, now), ...testStatisticsDeps(explained.db, now()) },
    };
    return { first: await list(deps), again: await list(deps) };
  };
  const list = async (deps: Parameters<typeof listCampaigns>[0]) => {
    explained.statements.length = 0;
    const { campaignList } = await listCampaigns(deps, scope, listCall.input.parse({}));
    return { campaignList, statements: explained.statements.map(({ text }) => text).toSorted() };
  };
  await addCampaign('second');
  const two = await listTwice();
  for (const name of ['third', 'fourth', 'fifth']) await addCampaign(name);
  const five = await listTwice();
  const planned = ({ first }: typeof two) => first.campaignList.filter(({ nextSend }) => nextSend).length;
  expect([two, five].map(planned)).toEqual([2, 5]);
  expect(five.first.statements).toEqual(two.first.statements);
  expect(five.again.statements).toEqual(two.again.statements);
  expect(five.again.campaignList).toEqual(five.first.campaignList);
});
