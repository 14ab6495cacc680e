import { sql } from 'kysely';
import { affected, type PersonalData, toRows } from '../../../platform/personal-data.ts';
import './leads.tables.ts';

/** People a user wanted in a campaign who were not taken, or not yet. */
export const PERSONAL_DATA_OF_SOURCES: PersonalData = {
  name: 'campaignSources',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('campaign', c.name, 'source', s.name, 'notTaken', o.why, 'added', s.at) as row
        from campaign_left_out o join campaign_sources s on s.id = o.source_id join campaigns c on c.id = o.campaign_id
        where o.workspace_id = ${workspaceId} and lower(o.email) = ${email} order by o.id`,
      trx,
    ),
  async erase(trx, { workspaceId }, email) {
    const gone = await affected(
      sql`update campaign_left_out set email = 'erased' where workspace_id = ${workspaceId} and lower(email) = ${email}`,
      trx,
    );
    const waiting = sql`delete from campaign_source_rows where workspace_id = ${workspaceId} and lower(email) = ${email}`;
    const met = sql`delete from campaign_source_met where workspace_id = ${workspaceId} and email = ${email}`;
    return gone + (await affected(waiting, trx)) + (await affected(met, trx));
  },
};
