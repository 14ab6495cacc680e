import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign } from '../../campaign-management/testing.ts';
import { findNextLook, isSendingBusy } from './next-look.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const DUE = new Date('2026-11-17T09:00:00Z');
const before = (milliseconds: number) => new Date(DUE.getTime() - milliseconds);

test('time goes on to the first planned mail, waits while it is due, and not for mailboxes in error', async () => {
  const { db } = database;
  expect(await findNextLook(db, before(1))).toBeNull();
  const { mailboxes } = await aCampaign(db, { leads: 2, dueAt: DUE });
  const next = await findNextLook(db, before(60_000));
  if (!next) throw new Error('mails are planned');
  expect(next.getTime() - DUE.getTime()).toBeLessThan(60_000);
  expect([await isSendingBusy(db, before(1)), await isSendingBusy(db, next)]).toEqual([false, true]);
  const ids = mailboxes.map(({ id }) => id);
  await db.updateTable('mailboxes').set({ status: 'error' }).where('id', 'in', ids).execute();
  expect(await findNextLook(db, before(60_000))).toBeNull();
});
