import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCampaign, countStates, memoryServer, testSendingDeps } from '../modules/campaign-management/testing.ts';
import { startSending } from '../modules/sending/dispatch/sending-loop.ts';
import { createLog } from '../platform/log.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { createMetrics } from './metrics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

function watch() {
  const lines: string[] = [];
  const log = createLog('info', { format: 'pretty', write: (line) => void lines.push(line.slice(20)) });
  const registry = new Registry();
  const metrics = createMetrics({ db: database.db, log, registry });
  const read = async (name: string) => {
    const found = (await registry.metrics()).match(new RegExp(`^${name} (.+)$`, 'm'));
    return Number(found?.[1]);
  };
  return { lines, log, read, registry, ...metrics };
}

test('what became of mails is counted by the process that sent them, the queue, doubts and workers are of all, and a refusal is a line', async () => {
  const { lines, log, read, onOutcome, onReply } = watch();
  const server = memoryServer();
  const reply = (code: string, enhanced: string, text: string) => ({ code, enhanced, text });
  server.answerWith((to) => {
    if (to.startsWith('p1@'))
      return {
        kind: 'refused',
        failure: { kind: 'temporarily', reply: reply('451', '4.3.0', 'Later') },
        recipients: [],
      };
    const gone = reply('550', '5.1.1', `<${to}> is not here`);
    if (to.startsWith('p2@'))
      return {
        kind: 'refused',
        failure: { kind: 'rejected', reply: gone },
        recipients: [{ recipient: to, taken: false, reply: gone }],
      };
    return to.startsWith('p3@')
      ? { kind: 'lost', failure: { kind: 'unreachable', why: 'closed' }, inDoubt: true }
      : undefined;
  });
  const { campaignId, mailboxes } = await aCampaign(database.db, { leads: 4 });
  const sending = startSending(testSendingDeps(database.db, { ...server, log, onOutcome }));
  const isThrough = async () => (await countStates(database.db, campaignId)).accepted === 1;
  await expect.poll(isThrough, { timeout: 60_000, interval: 25 }).toBe(true);
  expect(await read('outrider_send_workers')).toBe(1);
  await sending.stop();

  for (const outcome of ['sent', 'refused', 'deferred', 'doubted'])
    expect([outcome, await read(`outrider_mails_${outcome}_total`)]).toEqual([outcome, 1]);
  expect(await read('outrider_mails_in_doubt')).toBe(1);
  expect(lines).toContain(
    `INFO  A mail was refused (mailbox ${mailboxes[0]?.id}, campaign ${campaignId}): 550 5.1.1 <…@gmail.test> is not here\n`,
  );
  expect(lines.join('')).toMatch(/^WARN {2}A connection broke after the last byte/m);

  expect(await read('outrider_queue_oldest_due_seconds')).toBe(0);
  await sql`update send_ledger set due_at = now() - interval '90 seconds'
    where campaign_id = ${campaignId} and state = 'planned'`.execute(database.db);
  expect(await read('outrider_queue_oldest_due_seconds')).toBeGreaterThanOrEqual(90);
  expect(await read('outrider_send_workers')).toBe(0);

  onReply();
  expect(await read('outrider_replies_total')).toBe(1);
});

test('how far behind reading is is that of the active mailbox read longest ago', async () => {
  const { read } = watch();
  expect(await read('outrider_sync_lag_seconds')).toBe(0);
  const { mailboxes } = await aCampaign(database.db, { leads: 1, mailboxes: 2 });
  for (const [place, { id }] of mailboxes.entries())
    await sql`insert into inbox_syncs (mailbox_id, workspace_id, due_at, last_at)
      select id, workspace_id, now(), now() - make_interval(secs => ${60 * (place + 1)}) from mailboxes
      where id = ${id}`.execute(database.db);
  expect(await read('outrider_sync_lag_seconds')).toBeGreaterThanOrEqual(120);
  await sql`update mailboxes set status = 'paused' where id = ${mailboxes[1]?.id}`.execute(database.db);
  expect(await read('outrider_sync_lag_seconds')).toBeLessThan(120);
});

test('the page on metrics names every one of them and no other', () => {
  const page = readFileSync(new URL('../../../../docs/logs-and-metrics.md', import.meta.url), 'utf8');
  const described = [...page.matchAll(/^\| `(outrider_\w+)`/gm)].map(([, name]) => name ?? '');
  const { registry } = watch();
  expect(described.toSorted()).toEqual(
    registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .toSorted(),
  );
});
