import { sql } from 'kysely';
import { affected, mentions, type PersonalData, toRows, without } from '../../platform/personal-data.ts';
import './cards.tables.ts';

export const PERSONAL_DATA_OF_CARDS: PersonalData[] = [
  {
    name: 'meetingAnswers',
    export: (trx, { workspaceId }, email) =>
      toRows(
        sql`select jsonb_build_object('answer', answer, 'at', at) as row from meeting_answers
          where workspace_id = ${workspaceId} and attendee = ${email} order by at`,
        trx,
      ),
    erase: async (trx, { workspaceId }, email) =>
      (await affected(
        sql`delete from meeting_answers where workspace_id = ${workspaceId} and attendee = ${email}`,
        trx,
      )) +
      (await affected(
        sql`update task_cards set title = ${without('title', email)}
          where workspace_id = ${workspaceId} and ${mentions('title', email)}`,
        trx,
      )),
  },
];
