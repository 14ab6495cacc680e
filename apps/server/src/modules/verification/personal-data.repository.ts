import { sql } from 'kysely';
import { affected, mentions, type PersonalData, without } from '../../platform/personal-data.ts';
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
      const own = sql`update verify_rows set email = 'erased', reply = '', meant = null
        where workspace_id = ${workspaceId} and email = ${email}`;
      // A person's mistyped address leads to their right one.
      const meant = sql`update verify_rows set meant = null where workspace_id = ${workspaceId} and meant = ${email}`;
      const named = sql`update verify_tasks set name = ${without('name', email)}, file_name = ${without('file_name', email)}
        where workspace_id = ${workspaceId} and (${mentions('name', email)} or ${mentions('file_name', email)})`;
      return (await affected(own, trx)) + (await affected(meant, trx)) + (await affected(named, trx));
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
