import { judgeAddress } from '@outrider/campaign-rules/judge-address';
import type { Trx } from '../../../platform/db.ts';
import { drawIds } from '../../ledger/index.ts';
import type { WantedMail } from '../facts/campaign-mail.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { wakeQueues } from '../queues/send-queues.repository.ts';
import { readZones } from './lead-zones.ts';
import { insertMails, shareLeads, shareSettings } from './plan.repository.ts';

export type PlanDeps = Pick<SendingDeps, 'listMailboxes' | 'listValues' | 'messageIds' | 'now'>;

/** Behind those whose address is certain and who were planned with them. */
const LAST_MS = 1_000;

/** Puts mails into the ledger, each once, and has their queues looked at in time. Stopped leads get none. */
export async function planMails(deps: PlanDeps, trx: Trx, mails: readonly WantedMail[]): Promise<void> {
  if (mails.length === 0) return;
  // What is overdue is looked at next, and not once more in the moment that was just used.
  const soonest = new Date(deps.now().getTime() + 1);
  // Before the rows: a queue's holder is through with its look, or sees them.
  await wakeQueues(
    trx,
    mails.map((mail) => ({ ...mail, dueAt: mail.dueAt > soonest ? mail.dueAt : soonest })),
  );
  const settings = await shareSettings(trx, [...new Set(mails.map(({ campaignId }) => campaignId))]);
  const leads = await shareLeads(trx, mails);
  const byZone = mails.filter(({ campaignId }) => settings.get(campaignId)?.schedule.usesLeadZone);
  const zones = await readZones(
    deps,
    trx,
    byZone.flatMap(({ leadId, workspaceId }) => ({ leadId, workspaceId, ...leads.get(leadId) })),
  );
  const mailboxIds = [...new Set(mails.map(({ mailboxId }) => mailboxId))];
  const senders = new Map((await deps.listMailboxes(trx, mailboxIds)).map(({ id, email }) => [id, email]));
  const ids = await drawIds(trx, mails.length);
  await insertMails(
    trx,
    mails.flatMap((mail, index) => {
      const [id, sender] = [ids[index], senders.get(mail.mailboxId)];
      const [rules, lead] = [settings.get(mail.campaignId)?.addresses, leads.get(mail.leadId)];
      if (!id || !sender || !lead) return [];
      const isLast = mail.round === 0 && rules !== undefined && judgeAddress(lead.category, rules) === 'sendLast';
      const dueAt = isLast ? new Date(mail.dueAt.getTime() + LAST_MS) : mail.dueAt;
      return { ...mail, id, dueAt, zone: zones.get(mail.leadId) ?? '', messageId: deps.messageIds.create(id, sender) };
    }),
  );
}
