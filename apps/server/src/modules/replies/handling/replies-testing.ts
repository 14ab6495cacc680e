import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { aCampaign, type TestCampaign, testMessageIds, testSigner } from '../../campaign-management/testing.ts';
import type { IncomingEvent } from '../../inbox/index.ts';
import { campaignOwner, stopRecipients } from '../../sending/index.ts';
import { handleIncoming } from './handle-incoming.ts';
import type { RepliesDeps } from './replies-deps.ts';

type SentMail = { ledgerId: string; messageId: string; leadId: string };

export type SentCampaign = TestCampaign & { mails: SentMail[]; mailboxId: string };

/** A campaign whose first round is out. */
export async function aSentCampaign(db: Db, wish: Parameters<typeof aCampaign>[1]): Promise<SentCampaign> {
  const campaign = await aCampaign(db, { domain: 'nordkai.test', ...wish });
  const { rows } = await sql<SentMail>`update send_ledger set state = 'accepted', open = false,
      completed_at = now() - interval '1 hour', settled_at = now() - interval '1 hour'
    where campaign_id = ${campaign.campaignId}
    returning id as "ledgerId", trim(both '<>' from message_id) as "messageId", lead_id as "leadId"`.execute(db);
  const mails = campaign.leads.flatMap(({ id }) => rows.filter(({ leadId }) => leadId === id));
  return { ...campaign, mails, mailboxId: campaign.mailboxes[0]?.id ?? '' };
}

/** Deps that write down what was asked of the rest of the product. */
export function listeningDeps(db: Db) {
  const asked: { jobs: string[]; suppressed: string[]; events: string[]; filed: string[] } = {
    jobs: [],
    suppressed: [],
    events: [],
    filed: [],
  };
  const deps: RepliesDeps = {
    db,
    jobs: { enqueue: async (_trx, name) => void asked.jobs.push(name) },
    now: () => new Date(),
    owners: { campaign: campaignOwner },
    fileSent: async (_trx, mails) => void asked.filed.push(...mails.map(({ messageId }) => messageId)),
    messageIds: testMessageIds,
    signer: testSigner,
    async suppress(trx, scope, { email, reason }) {
      asked.suppressed.push(`${email} ${reason}`);
      await stopRecipients(trx, scope, [{ scope: 'address', value: email }], { reason, at: new Date() });
    },
    noteContact: async (_trx, _scope, { email, event }) => void asked.events.push(`${email} ${event}`),
    retractContact: async (_trx, _scope, { email, event }) => void asked.events.push(`${email} not ${event}`),
  };
  return { deps, asked };
}

/** Tells campaigns what came in, as the inbox would. */
export async function publishIncoming(db: Db, deps: RepliesDeps, campaign: SentCampaign, more: Partial<IncomingEvent>) {
  const incoming: IncomingEvent = {
    messageId: randomUUID(),
    mailboxId: campaign.mailboxId,
    threadId: randomUUID(),
    kind: 'human',
    from: 'stranger@elsewhere.test',
    subject: 'Re: Freight audits',
    references: [],
    at: new Date(),
    written: 'Yes, please',
    label: null,
    isLabelSure: false,
    bounced: [],
    originalRecipients: [],
    returnDate: null,
    ...more,
  };
  await db.transaction().execute((trx: Trx) => handleIncoming(deps)(trx, campaign.scope, incoming));
  return incoming;
}

/** Where everybody stands, by address. */
export async function leadStates(db: Db, { workspaceId }: Scope) {
  const { rows } = await sql<{ address: string; stop: string | null; held: boolean; outcome: string | null }>`
    select r.address, coalesce(l.stop, r.stop) as stop, coalesce(r.hold_until > now(), false) as held, case
        when m.replied_at is not null then 'replied' when m.bounced_at is not null then 'bounced'
        when m.complained_at is not null then 'complained' when m.auto_replied_at is not null then 'autoReplied' end as outcome
    from campaign_leads l join recipients r on r.id = l.recipient_id left join send_ledger m on m.lead_id = l.id and m.round = 0
    where l.workspace_id = ${workspaceId}`.execute(db);
  return Object.fromEntries(
    rows.map(({ address, stop, held, outcome }) => [
      address.split('@')[0],
      stop ?? (held ? 'held' : (outcome ?? 'on')),
    ]),
  );
}

/** What was logged of a campaign, but for its end. */
export const eventsOf = async (db: Db, { campaignId }: Pick<SentCampaign, 'campaignId'>) => {
  const rows = await db
    .selectFrom('campaign_events')
    .select(['kind', 'verdict'])
    .where('campaign_id', '=', campaignId)
    .where('kind', '<>', 'finished')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, verdict }) => [kind, verdict].filter(Boolean).join(' '));
};
