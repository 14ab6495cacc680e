import { randomUUID } from 'node:crypto';
import { composeAttrs } from '@outrider/contract/compose/attrs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryServer } from '../../../platform/smtp/memory-server-testing.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aSender, aStoredMailbox } from '../../mailboxes/testing.ts';
import { findDelivery } from '../delivery/deliveries.repository.ts';
import { startDelivering } from '../delivery/delivery-loop.ts';
import { aDelivery, testDeliveryDeps } from '../delivery/delivery-testing.ts';
import { remind, watchAnswers } from './remind.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a recipient who is watched and stays silent is named in a reminder, once', async () => {
  const { db } = server.database;
  const { email, workspaceId } = await aSender(server);
  const scope = { workspaceId };
  const mailboxId = await aStoredMailbox(db, workspaceId, `maya@${randomUUID()}.test`);
  const deps = testDeliveryDeps(db, { openSmtp: memoryServer().openSmtp, onSent: watchAnswers });
  const people = ['Ada <ada@one.test>', 'bob@two.test'];
  const attrs = composeAttrs.parse({ subject: 'Thursday', to: people, senderReceivers: people, remindAfterDays: 3 });
  const { deliveryId } = await aDelivery(deps, scope, { mailboxId, attrs });
  await sql`update deliveries set user_id = (select id from users where email = ${email})`.execute(db);
  const loop = startDelivering(deps);
  await expect.poll(async () => (await findDelivery(db, scope, deliveryId))?.state, { timeout: 10_000 }).toBe('sent');
  await loop.stop();
  await sql`insert into receipts (notice_id, workspace_id, original_id, recipient, did, sent_by, at)
    select gen_random_uuid(), workspace_id, message_ids[1], 'Bob@two.test', 'displayed', 'person', now()
    from reply_reminders where delivery_id = ${deliveryId}`.execute(db);

  const queued: string[] = [];
  const jobs = { enqueue: async (_trx: unknown, name: string) => void queued.push(name) };
  const after = (days: number) => ({
    db,
    jobs: jobs as never,
    now: () => new Date(Date.now() + days * 86_400_000),
    findUser: async () => ({ email, language: 'en' as const }),
  });
  await remind(after(2));
  expect(queued).toEqual([]);
  await remind(after(4));
  await remind(after(4));
  expect(queued).toEqual(['system-mail.send']);
  const { rows } = await sql<{ facts: { people: string; subject: string } }>`select facts from system_mails
    where kind = 'compose.reminder'`.execute(db);
  expect(rows.map(({ facts }) => facts)).toMatchObject([{ people: 'ada@one.test', subject: 'Thursday' }]);
});
