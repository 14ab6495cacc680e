import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSuppressions, suppressPerson } from '../../modules/contacts/suppressions/suppress.ts';
import { aSentCampaign, listeningDeps, publishIncoming } from '../../modules/replies/handling/replies-testing.ts';
import { leaveByLink, takeLabel } from '../../modules/replies/index.ts';
import { countPeople } from '../../modules/statistics/index.ts';
import { createKeyedHasher } from '../../platform/secrets.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { hooksOfCampaigns } from './sending.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = () => new Date();

test('every opt-out counts: by link, by mail, by a label, by hand and from a file, also of those stopped before', async () => {
  const { db } = database;
  const campaign = await aSentCampaign(db, { leads: 9 });
  const { scope, campaignId, mails } = campaign;
  const contacts = {
    db,
    now,
    hasher: createKeyedHasher([Buffer.alloc(32, 's')], 'suppressions'),
    ...hooksOfCampaigns({ now, jobs: { enqueue: async () => undefined } }),
  };
  const { deps: listening } = listeningDeps(db);
  const deps = {
    ...listening,
    suppress: async (...[trx, within, { email, reason, about }]: Parameters<typeof listening.suppress>) =>
      void (await suppressPerson(contacts, trx, within, email, { reason, about })),
  };
  const addressOf = (place: number) => `p${place}@nordkai.test`;
  const mailOf = (place: number) => mails[place - 1] ?? { ledgerId: '', messageId: '', leadId: '' };
  const leave = (place: number) =>
    leaveByLink(
      deps,
      {
        ...scope,
        ledgerId: mailOf(place).ledgerId,
        messageId: mailOf(place).messageId,
        mailboxId: campaign.mailboxId,
        takenAt: null,
        recipient: addressOf(place),
      },
      now(),
    );
  const stop = (place: number, label: 'stop' | null) =>
    publishIncoming(db, deps, campaign, {
      from: `assistant${place}@nordkai.test`,
      references: [mailOf(place).messageId],
      label,
      isLabelSure: label !== null,
    });
  const byHand = (value: string, more: { fromFile?: boolean; isOptOut?: boolean }) =>
    addSuppressions(contacts, scope, { values: [value], about: '', fromFile: false, ...more });

  await leave(1);
  await stop(2, 'stop');
  const { messageId } = await stop(3, null);
  await db.transaction().execute((trx) => takeLabel(deps, trx, scope, { messageId, label: 'stop' }));
  await byHand(addressOf(4), { isOptOut: true });
  await byHand(addressOf(5), { fromFile: true, isOptOut: true });
  // Stopped for another reason first.
  await byHand(addressOf(6), {});
  await leave(6);
  await db
    .transaction()
    .execute((trx) => suppressPerson(contacts, trx, scope, addressOf(7), { reason: 'bounced', about: '' }));
  await leave(7);
  // Only kept from being written to, by nobody's wish.
  await byHand(addressOf(8), {});

  const [totals] = await countPeople(db, scope, [{ id: campaignId, rounds: 1 }], { campaignIds: [], plain: [] });
  expect(totals?.optedOut).toBe(7);
  const { rows } = await sql<{ reason: string }>`select distinct reason from suppressions
    where workspace_id = ${scope.workspaceId} and value = ${addressOf(6)}`.execute(db);
  expect(rows).toEqual([{ reason: 'optedOut' }]);
});
