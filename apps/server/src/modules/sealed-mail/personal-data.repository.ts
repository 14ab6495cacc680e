import { sql } from 'kysely';
import { affected, type PersonalData, toRows } from '../../platform/personal-data.ts';
import './sealed-mail.tables.ts';

const isTo = (email: string) =>
  sql<boolean>`exists (select 1 from unnest(recipients) r where strpos(lower(r), ${email}) > 0)`;

/**
 * The recipients of encrypted mails. What is in them nobody here can read; a mail to nobody else goes with its recipient.
 */
export const PERSONAL_DATA_OF_SEALED_MAIL: PersonalData[] = [
  {
    name: 'sealedMails',
    export: (trx, { workspaceId }, email) =>
      toRows(
        sql`select jsonb_build_object('from', sender_email, 'sentAt', created_at, 'opened', opened,
            'firstOpenedAt', first_opened_at, 'lastOpenedAt', last_opened_at) as row
          from sealed_mails where workspace_id = ${workspaceId} and ${isTo(email)} order by created_at`,
        trx,
      ),
    erase: async (trx, { workspaceId }, email) =>
      (await affected(
        sql`delete from sealed_mails where workspace_id = ${workspaceId} and ${isTo(email)}
          and cardinality(recipients) = 1`,
        trx,
      )) +
      (await affected(
        sql`update sealed_mails set recipients = array(
            select r from unnest(recipients) with ordinality u (r, n) where strpos(lower(r), ${email}) = 0 order by n)
          where workspace_id = ${workspaceId} and ${isTo(email)}`,
        trx,
      )),
  },
];
