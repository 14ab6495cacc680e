import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { startTruthfulHost } from '../../ledger/faults-testing/truthful-host.ts';
import { aWorkspace } from '../../warmup/testing.ts';
import { aDelivery, testDeliveryDeps } from './delivery-testing.ts';
import { DELIVERY_POINTS, judgeDeliveries, killDeliverers } from './faults-testing/kill-deliverers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const unused = async () => {
  throw new Error('nothing is sent from here');
};

test('workers that die anywhere neither send a mail twice nor lose it or its draft', { timeout: 150_000 }, async () => {
  const { db, url } = database;
  const { workspaceId, mailboxes } = await aWorkspace(db, 2, new Date());
  const truth = await startTruthfulHost(
    mailboxes.map(({ email }) => email),
    9,
  );
  const deps = testDeliveryDeps(db, { openSmtp: unused });
  for (let n = 0; n < 10; n += 1) {
    const mailboxId = mailboxes[n % mailboxes.length]?.id ?? '';
    await aDelivery(deps, { workspaceId }, { mailboxId, to: [`p${n}@gmail.test`] });
  }
  const emails = Object.fromEntries(mailboxes.map(({ id, email }) => [id, email]));
  // The long run, `npm run faults -- compose`, goes through all of them many times.
  const dooms = DELIVERY_POINTS.filter((_, n) => n % 2 === 0).map((point) => ({ point, times: 2 }));
  const killed = await killDeliverers({ db, url, truth, emails }, dooms);
  await truth.settleDown();
  const found = await judgeDeliveries(db, truth);
  await truth.close();
  expect(killed).toBeGreaterThan(1);
  expect(found).toMatchObject({ duplicates: 0, lost: 0, unknown: 0, lostDrafts: 0, untrue: 0, open: 0, rows: 10 });
});
