import { sql } from 'kysely';
import { affected, type PersonalData, toRows } from '../../platform/personal-data.ts';
import './receipts.tables.ts';

/** Who said that they read a mail, and who asked whether theirs was read. */
export const PERSONAL_DATA_OF_RECEIPTS: PersonalData[] = [
  {
    name: 'receipts',
    export: (trx, { workspaceId }, email) =>
      toRows(
        sql`select jsonb_build_object('did', did, 'sentBy', sent_by, 'at', at) as row from receipts
          where workspace_id = ${workspaceId} and recipient = ${email} order by at`,
        trx,
      ),
    erase: async (trx, { workspaceId }, email) =>
      (await affected(sql`delete from receipts where workspace_id = ${workspaceId} and recipient = ${email}`, trx)) +
      (await affected(
        sql`delete from receipt_requests where workspace_id = ${workspaceId} and ${email} = any(recipients)`,
        trx,
      )),
  },
];
