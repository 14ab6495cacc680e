import { sql } from 'kysely';
import { affected, type PersonalData, toRows, without } from '../../platform/personal-data.ts';
import './compose.tables.ts';

const named = (email: string) =>
  sql<boolean>`(strpos(lower(v.attrs::text), ${JSON.stringify(email).slice(1, -1)}) > 0 or strpos(lower(v.content), ${email}) > 0)`;

/** The people of one list without those that have the address. */
const others = (list: string, email: string) =>
  sql`(select coalesce(jsonb_agg(person), '[]') from jsonb_array_elements_text(v.attrs -> ${list}) as person
    where strpos(lower(person), ${email}) = 0)`;

/** Mail that was being written to them, or of them. The words are the workspace's own; they are forgotten in them. */
const drafts: PersonalData = {
  name: 'drafts',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('at', v.saved_at, 'state', d.state, 'subject', v.attrs ->> 'subject',
          'to', v.attrs -> 'to', 'cc', v.attrs -> 'cc', 'bcc', v.attrs -> 'bcc', 'text', v.content) as row
        from draft_versions v join drafts d on d.id = v.draft_id and d.version = v.version
        where d.workspace_id = ${workspaceId} and ${named(email)} order by v.saved_at`,
      trx,
    ),
  erase: (trx, { workspaceId }, email) =>
    affected(
      sql`update draft_versions v set content = ${without('content', email)}, summary = ${without('summary', email)},
          attrs = regexp_replace((v.attrs || jsonb_build_object('to', ${others('to', email)}, 'cc', ${others('cc', email)},
            'bcc', ${others('bcc', email)}, 'senderReceivers', ${others('senderReceivers', email)}))::text,
            ${email.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}, '[erased]', 'gi')::jsonb
        from drafts d where d.id = v.draft_id and d.workspace_id = ${workspaceId} and ${named(email)}`,
      trx,
    ),
};

const withoutPerson = (email: string) =>
  sql`(select jsonb_object_agg(list.key, (select coalesce(jsonb_agg(person), '[]') from jsonb_array_elements(list.value) person
    where lower(person ->> 'address') <> ${email})) from jsonb_each(m.recipients) as list)`;

/** Mail that was sent to them by hand: to whom, and what did not reach them. */
const deliveries: PersonalData = {
  name: 'deliveries',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('at', d.created_at, 'subject', d.subject, 'state', d.state) as row
        from delivery_mails m join deliveries d on d.id = m.delivery_id
        where m.workspace_id = ${workspaceId} and strpos(lower(m.recipients::text), ${email}) > 0 order by d.created_at`,
      trx,
    ),
  async erase(trx, { workspaceId }, email) {
    const mails = await affected(
      sql`update delivery_mails m set recipients = ${withoutPerson(email)}
        where m.workspace_id = ${workspaceId} and strpos(lower(m.recipients::text), ${email}) > 0`,
      trx,
    );
    const failures = await affected(
      sql`update deliveries d set failures = (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(d.failures) one
          where lower(one ->> 'email') <> ${email})
        where d.workspace_id = ${workspaceId} and strpos(lower(d.failures::text), ${email}) > 0`,
      trx,
    );
    const watched = await affected(
      sql`update reply_reminders set people = array_remove(people, ${email})
        where workspace_id = ${workspaceId} and ${email} = any(people)`,
      trx,
    );
    return mails + failures + watched;
  },
};

export const PERSONAL_DATA_OF_COMPOSE: readonly PersonalData[] = [drafts, deliveries];
