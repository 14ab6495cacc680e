import { type RawBuilder, sql } from 'kysely';
import './campaigns.tables.ts';

/**
 * The newest lead of the campaign `c` of a statement, and when it was added. By rows up to its last possible one: with the
 * campaign alone in the condition the database walks backwards through everybody added to later campaigns.
 */
export const NEWEST_LEAD: RawBuilder<string | null> = sql`(select concat(id, ' ', added_at) from (
  select l.campaign_id, l.id, l.added_at from campaign_leads l where (l.campaign_id, l.id) <= (c.id, 9223372036854775807)
  order by l.campaign_id desc, l.id desc limit 1) newest where campaign_id = c.id)`;
