import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { addPool, MONDAY, type TestMailbox } from '../testing.ts';
import { warmingLanded, warmingReceived, warmingSent } from './warmup-statistics.ts';

let database: TestDatabase;
let mine: TestMailbox;
let theirs: TestMailbox;
const now = () => new Date('2026-11-18T03:00:00Z');
const deps = () => ({ db: database.db, now });

/** A mail sent late on Monday and one sent on Tuesday, from New York. */
beforeAll(async () => {
  database = await testDatabase();
  const [first, second] = await addPool(database, 2, 1);
  if (!first || !second) throw new Error('there is no pool');
  [mine, theirs] = [first, second];
  const zone = { time_zone: 'America/New_York' };
  await database.db.updateTable('mailboxes').set(zone).where('id', '=', mine.id).execute();
  await addSent('2026-11-16', '2026-11-17', 'inbox');
  await addSent('2026-11-17', null, 'missing');
});
afterAll(() => database.close());

async function addSent(sentDay: string, receivedDay: string | null, landed: 'inbox' | 'missing') {
  const ids = {
    id: crypto.randomUUID(),
    thread_id: crypto.randomUUID(),
    message_id: `<${crypto.randomUUID()}@x.test>`,
  };
  const between = { workspace_id: mine.workspaceId, mailbox_id: mine.id, partner_id: theirs.id };
  const fate = { state: 'sent' as const, sent_day: sentDay, received_day: receivedDay, landed };
  await database.db
    .insertInto('warmup_mails')
    .values({ ...ids, ...between, ...fate, place: 1, planned_at: MONDAY })
    .execute();
}

test('every day of the span has its line, in the days of the mailbox itself', async () => {
  // At this moment it is still Tuesday in New York.
  const sent = await warmingSent(deps(), mine, { accountId: mine.id, from: '2026-11-15' });
  expect(sent).toEqual({
    days: [
      { day: '2026-11-15', count: 0 },
      { day: '2026-11-16', count: 1 },
      { day: '2026-11-17', count: 1 },
    ],
    total: 2,
  });
});

test('what one mailbox sent the other one received, on a day of its own', async () => {
  const received = await warmingReceived(deps(), theirs, { accountId: theirs.id, from: '2026-11-16' });
  expect(received.days).toEqual([
    { day: '2026-11-16', count: 0 },
    { day: '2026-11-17', count: 1 },
    { day: '2026-11-18', count: 0 },
  ]);
});

test('a mail that vanished landed nowhere', async () => {
  const landed = await warmingLanded(deps(), mine, { accountId: mine.id, from: '2026-11-16' });
  expect(landed).toMatchObject({ inbox: 1, spam: 0, rescued: 0 });
});

test('nobody learns of a mailbox of another workspace', async () => {
  for (const ask of [warmingSent, warmingReceived, warmingLanded])
    await expect(ask(deps(), theirs, { accountId: mine.id })).rejects.toThrow('notFound');
});

test.each([
  ['0000-01-01', '9999-12-31', 90],
  ['9999-12-31', '9999-12-31', 0],
  ['2026-11-17', '2026-11-16', 0],
  ['0000-01-01', '0000-01-02', 90],
  ['2026-11-01', '2026-11-02', 2],
])('a span from %s to %s is answered with %i days', async (from, to, days) => {
  const answer = await warmingSent(deps(), mine, { accountId: mine.id, from, to });
  expect(answer.days).toHaveLength(days);
});
