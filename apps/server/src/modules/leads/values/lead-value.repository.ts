import { type RawBuilder, sql } from 'kysely';
import { contactValue } from '../../contacts/index.ts';

/** What a mail says under a name: a value of the lead `l`, else of its contact `c`; null where both have none. */
export const leadValue = (name: string): RawBuilder<string | null> =>
  sql`coalesce(nullif(trim(l.fields ->> ${name}), ''), nullif(trim(${contactValue(name)}), ''))`;

/** Whether there is any. Values are stored trimmed: to trim those of fifty thousand people again takes longer than to count. */
export const hasValue = (name: string): RawBuilder<boolean> =>
  sql`(coalesce(${contactValue(name)}, '') <> '' or coalesce(l.fields ->> ${name}, '') <> '')`;

/** Every lead of a statement with its address and its contact. Fifty thousand are too many to ask another module about. */
export const LEADS_WITH_CONTACTS: RawBuilder<unknown> = sql`campaign_leads l join recipients r on r.id = l.recipient_id
  left join contacts c on c.workspace_id = l.workspace_id and c.email = r.address`;
