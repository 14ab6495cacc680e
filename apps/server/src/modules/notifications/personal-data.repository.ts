import { sql } from 'kysely';
import { affected, type PersonalData, toRows } from '../../platform/personal-data.ts';
import './notifications.tables.ts';

/** That a person answered stays, without who it was and what they wrote about. */
export const PERSONAL_DATA_OF_NOTIFICATIONS: PersonalData[] = [
  {
    name: 'notifications',
    export: (trx, { workspaceId }, email) =>
      toRows(
        sql`select distinct jsonb_build_object('kind', kind, 'at', at, 'name', facts ->> 'name', 'subject',
            facts ->> 'subject') as row
          from notifications where workspace_id = ${workspaceId} and kind = 'interestedReply'
            and lower(facts ->> 'email') = ${email}`,
        trx,
      ),
    erase: (trx, { workspaceId }, email) =>
      affected(
        sql`update notifications set facts = facts || '{"name": "", "email": "", "subject": ""}'
          where workspace_id = ${workspaceId} and kind = 'interestedReply' and lower(facts ->> 'email') = ${email}`,
        trx,
      ),
  },
];
