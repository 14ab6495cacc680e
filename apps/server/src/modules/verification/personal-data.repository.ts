import { sql } from 'kysely';
import type { PersonalData } from '../contacts/index.ts';
import './verification.tables.ts';

/** What checks know of a person. A check keeps its rows, so that its numbers stay true; the address goes. */
export const PERSONAL_DATA_OF_VERIFICATION: PersonalData[] = [
  {
    name: 'verifications',
    export: async (trx, { workspaceId }, email) =>
      trx
        .selectFrom('verify_rows')
        .select(['email', 'category', 'reason', 'flags', 'mx', 'reply', 'settled_at as checkedAt'])
        .where('workspace_id', '=', workspaceId)
        .where('email', '=', email)
        .execute(),
    async erase(trx, { workspaceId }, email) {
      const { numAffectedRows } = await sql`update verify_rows set email = 'erased', reply = '', meant = null
        where workspace_id = ${workspaceId} and email = ${email}`.execute(trx);
      return Number(numAffectedRows ?? 0);
    },
  },
  {
    name: 'deliveries',
    export: async (trx, { workspaceId }, email) =>
      trx
        .selectFrom('verify_feedback')
        .select(['email', 'outcome', 'reply', 'at'])
        .where('workspace_id', '=', workspaceId)
        .where('email', '=', email)
        .execute(),
    async erase(trx, { workspaceId }, email) {
      const { numDeletedRows } = await trx
        .deleteFrom('verify_feedback')
        .where('workspace_id', '=', workspaceId)
        .where('email', '=', email)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  },
];
