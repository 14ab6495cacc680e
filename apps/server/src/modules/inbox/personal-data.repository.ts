import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/db.ts';
import { affected, mentions, type PersonalData, toRows, without } from '../../platform/personal-data.ts';
import './inbox.tables.ts';

const wrote = ({ workspaceId }: Scope, email: string) =>
  sql<boolean>`m.workspace_id = ${workspaceId} and lower(m.from_address) = ${email}`;

/** Looked for in every message of the workspace: it takes seconds among a million, and is done once in a blue moon. */
const wasWritten = ({ workspaceId }: Scope, email: string) =>
  sql<boolean>`m.workspace_id = ${workspaceId} and strpos(lower(m.receivers::text), ${JSON.stringify(email)}) > 0`;

const described = sql`jsonb_build_object('at', m.received_at, 'from', m.from_address, 'to', m.receivers,
  'subject', m.subject, 'summary', m.summary, 'memo', m.memo, 'kind', m.kind, 'meaning', m.reply_label,
  'text', (select coalesce(b.body, b.html) from inbox_bodies b where b.message_id = m.id))`;

/**
 * Mail the person wrote becomes an empty row. Not none: the mail lies at the workspace's own mail server, and the number it
 * has there must stay known, or the sync would bring it back. Its body stays empty for ever, so nobody fetches it again.
 */
const written: PersonalData = {
  name: 'mailWritten',
  export: (trx, scope, email) =>
    toRows(
      sql`select ${described} as row from inbox_messages m where ${wrote(scope, email)} order by m.received_at`,
      trx,
    ),
  async erase(trx, scope, email) {
    await emptyBodies(trx, scope, wrote(scope, email));
    return affected(
      sql`update inbox_messages m set subject = '', from_name = '', from_address = '', summary = '', memo = '',
          receivers = '{"to": [], "cc": [], "bcc": []}', attachments = '[]', classification = null, label_why = '',
          words = ''::tsvector, classified_at = coalesce(classified_at, product_now())
        where ${wrote(scope, email)}`,
      trx,
    );
  },
};

/** Of mail they were sent, the words are the workspace's own; they are forgotten as its reader. */
const received: PersonalData = {
  name: 'mailReceived',
  export: (trx, scope, email) =>
    toRows(
      sql`select ${described} as row from inbox_messages m where ${wasWritten(scope, email)} order by m.received_at`,
      trx,
    ),
  async erase(trx, scope, email) {
    await emptyBodies(trx, scope, wasWritten(scope, email));
    return affected(
      sql`update inbox_messages m set summary = '', words = to_tsvector('simple', m.subject),
          receivers = (select jsonb_object_agg(kind, (select coalesce(jsonb_agg(person), '[]') from
              jsonb_array_elements(people) as person where lower(person ->> 'email') <> ${email}))
            from jsonb_each(m.receivers) as given (kind, people))
        where ${wasWritten(scope, email)}`,
      trx,
    );
  },
};

/** For ever: what is swept away after its time is fetched again. */
const emptyBodies = (trx: Parameters<PersonalData['erase']>[0], { workspaceId }: Scope, which: RawBuilder<boolean>) =>
  sql`insert into inbox_bodies (message_id, workspace_id, body, fetched_at)
    select m.id, ${workspaceId}, '', 'infinity' from inbox_messages m where ${which}
    on conflict (message_id) do update
      set html = null, body = '', rtf = null, written = '', is_cut = false, fetched_at = 'infinity'`.execute(trx);

/** What was said of them beside their mail. */
const beside: PersonalData = {
  name: 'sale',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('stage', stage, 'at', at) as row from inbox_stages
          where workspace_id = ${workspaceId} and email = ${email}
        union all select jsonb_build_object('imagesShown', true) from inbox_image_senders
          where workspace_id = ${workspaceId} and email = ${email}
        union all select jsonb_build_object('memo', memo) from inbox_messages
          where workspace_id = ${workspaceId} and memo <> '' and ${mentions('memo', email)}`,
      trx,
    ),
  erase: async (trx, { workspaceId }, email) =>
    (await affected(sql`delete from inbox_stages where workspace_id = ${workspaceId} and email = ${email}`, trx)) +
    (await affected(
      sql`delete from inbox_image_senders where workspace_id = ${workspaceId} and email = ${email}`,
      trx,
    )) +
    (await affected(
      sql`update inbox_events set event = null where workspace_id = ${workspaceId} and event is not null
        and strpos(lower(event::text), ${JSON.stringify(email)}) > 0`,
      trx,
    )) +
    (await affected(
      sql`delete from inbox_thread_keys where workspace_id = ${workspaceId}
        and (starts_with(key, ${`asked:${email}:`}) or starts_with(key, ${`answered:${email}:`}))`,
      trx,
    )) +
    (await affected(
      sql`update inbox_messages set memo = ${without('memo', email)}
        where workspace_id = ${workspaceId} and memo <> '' and ${mentions('memo', email)}`,
      trx,
    )),
};

export const PERSONAL_DATA_OF_INBOX: readonly PersonalData[] = [written, received, beside];
