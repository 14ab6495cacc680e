import { fillPurchaseTables } from '../modules/billing/payments/testing.ts';
import { fillBillingTables } from '../modules/billing/testing.ts';
import { fillCampaignTables } from '../modules/campaign-management/testing.ts';
import { fillCardTables } from '../modules/cards/testing.ts';
import { fillComposeTables } from '../modules/compose/testing.ts';
import { fillImportTables } from '../modules/contacts/import/testing.ts';
import { fillContactTables } from '../modules/contacts/testing.ts';
import { fillDomainTables } from '../modules/domains/testing.ts';
import { fillFileTables } from '../modules/files/testing.ts';
import { fillTwoFactorTables } from '../modules/identity/two-factor/testing.ts';
import { fillInboxTables } from '../modules/inbox/testing.ts';
import { fillLeadsAgentTables } from '../modules/leads-agent/testing.ts';
import { fillMailboxTables } from '../modules/mailboxes/testing.ts';
import { fillNotificationTables } from '../modules/notifications/testing.ts';
import { fillReceiptTables } from '../modules/receipts/testing.ts';
import { fillSealedMailTables } from '../modules/sealed-mail/testing.ts';
import { fillVerificationTables } from '../modules/verification/testing.ts';
import { addMailbox, fillWarmupTables } from '../modules/warmup/testing.ts';
import type { Db } from '../platform/db.ts';

/** Rows for the tables that signing up does not fill by itself; its mails and campaigns are of a mailbox that is connected, or of none that could be. */
export async function fillWorkspace(db: Db, email: string, connectedId?: string): Promise<string> {
  const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const owner = { workspace_id: user.workspace_id, user_id: user.id };
  await db
    .insertInto('oauth_identities')
    .values({
      id: crypto.randomUUID(),
      ...owner,
      provider: 'google',
      subject: 'subject-of-a',
      email,
      linked_at: new Date(),
    })
    .execute();
  await db
    .insertInto('password_history')
    .values({ id: crypto.randomUUID(), ...owner, password_hash: 'old-hash-of-a', replaced_at: new Date() })
    .execute();
  await db
    .insertInto('user_activity')
    .values({ ...owner, day: '2026-01-01', moves: 41 })
    .execute();
  await db
    .insertInto('quota_usage')
    .values({ workspace_id: user.workspace_id, quota_type: 'MAIL', period_start: '2026-01-01', used: 123_457 })
    .execute();
  // With room for all of it: a plan that is nearly used up is reported by a job of the running server.
  await db.updateTable('workspaces').set({ plan: 'scale' }).where('id', '=', user.workspace_id).execute();
  await fillBillingTables(db, { workspaceId: user.workspace_id });
  await fillMailboxTables(db, { workspaceId: user.workspace_id, userId: user.id });
  await fillContactTables(db, { workspaceId: user.workspace_id });
  await fillImportTables(db, { workspaceId: user.workspace_id, userId: user.id });
  await fillFileTables(db, { workspaceId: user.workspace_id, userId: user.id });
  await fillVerificationTables(db, { workspaceId: user.workspace_id, userId: user.id });
  await fillLeadsAgentTables(db, { workspaceId: user.workspace_id });
  await fillDomainTables(db, { workspaceId: user.workspace_id, userId: user.id });
  await fillTwoFactorTables(db, { workspaceId: user.workspace_id, userId: user.id });
  await fillPurchaseTables(db, { workspaceId: user.workspace_id });
  await fillCardTables(db, { workspaceId: user.workspace_id, userId: user.id });
  await fillNotificationTables(db, { workspaceId: user.workspace_id, userId: user.id });
  await fillSealedMailTables(db, { workspaceId: user.workspace_id, userId: user.id });
  // Switched off, so that the jobs of the running server leave it as it is.
  const mailbox = { email: 'maya@warmed-up-by-a.test', isOn: false };
  const warmed = await addMailbox({ db }, user.workspace_id, mailbox);
  await fillWarmupTables({ db }, warmed);
  const ofMailbox = { workspaceId: user.workspace_id, mailboxId: connectedId ?? warmed.id };
  await fillInboxTables(db, ofMailbox);
  await fillReceiptTables(db, ofMailbox);
  await fillCampaignTables(db, ofMailbox);
  await fillComposeTables(db, ofMailbox);
  return user.workspace_id;
}
