import { randomUUID } from 'node:crypto';
import type { NotificationFacts } from '@outrider/contract/notifications';
import { runSql } from './database.ts';

/** Notifies a user, as a worker would: it is written, and their pages hear of it. */
export async function tellPerson(email: string, facts: NotificationFacts, minutesAgo = 0): Promise<void> {
  await runSql(
    `insert into notifications (id, workspace_id, user_id, kind, event_key, facts, at, in_app, pops, mail, mail_due_at)
      select $1::uuid, workspace_id, id, $3, $1::uuid::text, $4, now() - make_interval(mins => $5), true, true, 'digest', 'infinity'
      from users where email = $2`,
    [randomUUID(), email, facts.kind, JSON.stringify(facts), minutesAgo],
  );
  await runSql(
    `select pg_notify('inbox_changed', concat(workspace_id, '::notification:', id)) from users where email = $1`,
    [email],
  );
}

export const aGuardRail = (campaign: string): NotificationFacts => ({
  kind: 'guardRail',
  campaignId: randomUUID(),
  campaign,
  rule: 'bounces',
  count: 3,
  sent: 40,
});

export const aUsedQuota: NotificationFacts = { kind: 'quotaNearlyUsed', quotaType: 'MAIL', used: 400, total: 500 };
