import { sql } from 'kysely';
import { affected, type PersonalData, toRows } from '../../platform/personal-data.ts';
import { PERSONAL_DATA_OF_SOURCES } from '../leads/index.ts';
import '../campaigns/index.ts';

/** What was written to a person and what is planned. Counts stay, without the person they were about. */
const mails: PersonalData = {
  name: 'campaignMails',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('campaign', c.name, 'fields', l.fields, 'added', l.added_at, 'stop',
          coalesce(l.stop, r.stop), 'mails', (
            select coalesce(jsonb_agg(jsonb_build_object('round', s.round + 1, 'state', s.state, 'due', s.due_at,
              'settled', s.settled_at, 'messageId', s.message_id, 'answer', s.reply_text, 'hits', (
                select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'at', h.at, 'program', h.user_agent,
                  'network', h.network, 'link', h.target, 'by', h.verdict) order by h.at), '[]')
                from tracking_requests h where h.ledger_id = s.id)) order by s.round), '[]')
            from send_ledger s where s.lead_id = l.id), 'events', (
            select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'words', e.words) order by e.at), '[]')
            from campaign_events e where e.lead_id = l.id), 'otherAddresses', (
            select coalesce(jsonb_agg(a.address order by a.address), '[]')
            from recipient_addresses a where a.recipient_id = r.id)) as row
        from recipients r join campaign_leads l on l.recipient_id = r.id join campaigns c on c.id = l.campaign_id
        where r.workspace_id = ${workspaceId} and r.address = ${email} order by l.id`,
      trx,
    ),
  async erase(trx, { workspaceId }, email) {
    const whose = sql`(select id from recipients where workspace_id = ${workspaceId} and address = ${email})`;
    const leads = await affected(sql`update campaign_leads set fields = '{}' where recipient_id = ${whose}`, trx);
    const answers = await affected(
      sql`update send_ledger set reply_text = '' where recipient_id = ${whose} and reply_text <> ''`,
      trx,
    );
    const requests = await affected(
      sql`delete from tracking_requests where ledger_id in (select id from send_ledger where recipient_id = ${whose})`,
      trx,
    );
    const events = await affected(
      sql`update campaign_events set words = '' where words <> ''
        and lead_id in (select id from campaign_leads where recipient_id = ${whose})`,
      trx,
    );
    const addresses = await affected(
      sql`delete from recipient_addresses where workspace_id = ${workspaceId}
        and (recipient_id = ${whose} or address = ${email})`,
      trx,
    );
    const followUps = await affected(
      sql`update follow_ups set address = '', words = '', state = case when state in ('proposed', 'waiting') then 'refused'
          else state end
        where workspace_id = ${workspaceId} and (address = ${email}
          or lead_id in (select id from campaign_leads where recipient_id = ${whose}))`,
      trx,
    );
    // What is still planned ends at the sender's next look.
    const people = await affected(
      sql`update recipients set address = 'erased-' || id || '@erased.invalid', stop = coalesce(stop, 'suppressed')
        where workspace_id = ${workspaceId} and address = ${email}`,
      trx,
    );
    return leads + answers + requests + events + addresses + followUps + people;
  },
};

export const PERSONAL_DATA_OF_CAMPAIGNS: readonly PersonalData[] = [mails, PERSONAL_DATA_OF_SOURCES];
