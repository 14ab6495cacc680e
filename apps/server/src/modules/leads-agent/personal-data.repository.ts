import { sql } from 'kysely';
import { affected, type PersonalData, toRows } from '../../platform/personal-data.ts';
import './leads-agent.tables.ts';

/** Also where another search found them without an address. */
const rowsOf = (workspaceId: string, email: string) => sql`workspace_id = ${workspaceId} and (email = ${email}
  or person_key in (select person_key from agent_rows where workspace_id = ${workspaceId} and email = ${email}))`;

/** What searches know of a person: their rows go, and so do their address and name where a pattern was learned from them. */
export const PERSONAL_DATA_OF_LEADS_AGENT: PersonalData[] = [
  {
    name: 'leadsFound',
    export: (trx, { workspaceId }, email) =>
      toRows(
        sql`select jsonb_build_object('email', email, 'person', candidate, 'judgements', judgements, 'foundAt', found_at) as row
          from agent_rows where ${rowsOf(workspaceId, email)}`,
        trx,
      ),
    async erase(trx, { workspaceId }, email) {
      const known = sql`update agent_companies set known = (
          select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(known) one where lower(one ->> 'address') <> ${email})
        where workspace_id = ${workspaceId}
          and exists (select from jsonb_array_elements(known) one where lower(one ->> 'address') = ${email})`;
      const rows = sql`delete from agent_rows where ${rowsOf(workspaceId, email)}`;
      return (await affected(known, trx)) + (await affected(rows, trx));
    },
  },
];
