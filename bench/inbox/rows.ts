import type { ContactStore } from '../contact-store.ts';

const MAILBOXES = 50;

export type FilledInbox = { mailboxIds: string[]; threadIds: string[]; folderIds: string[] };

/**
 * Years of mail of a company: two messages a thread on average, a third of it our own, a tenth unread, texts of some
 * fifty words of which a few are in every tenth mail and most are rare.
 */
export async function fillInbox(
  { pool, scope }: Pick<ContactStore, 'pool' | 'scope'>,
  messages: number,
): Promise<FilledInbox> {
  const { workspaceId } = scope;
  const { rows: mailboxes } = await pool.query<{ id: string }>(
    `insert into mailboxes (id, workspace_id, email, provider, provider_name, login_method, smtp_host, smtp_port, smtp_security,
       smtp_user, imap_host, imap_port, imap_security, imap_user, created_at, status, status_since, sender_name, daily_cap,
       gap_minutes, ramp, signature, reply_to, tracking_domain, time_zone, warmup, warmup_cap, warmup_reply_percent,
       checks_due_at, warmup_since)
     select gen_random_uuid(), $1, 'maya' || n || '@harborline.test', 'other', '', 'password', 'smtp.x.test', 587,
       'starttls', '', 'imap.x.test', 993, 'tls', '', now(), 'active', now(), 'Maya', 30, 10, true, '', '', '', 'UTC',
       false, 20, 30, now(), now()
     from generate_series(1, $2::int) n returning id`,
    [workspaceId, MAILBOXES],
  );
  const mailboxIds = mailboxes.map(({ id }) => id);
  await pool.query(
    `insert into inbox_folders (workspace_id, mailbox_id, path, name, role, uid_validity)
     select $1, m, coalesce(role, 'Customers'), coalesce(role, 'Customers'), role, 1
     from unnest($2::uuid[]) m, unnest(array['inbox', 'sent', 'trash', 'spam', 'archive', null]) role`,
    [workspaceId, mailboxIds],
  );
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'inbox_messages' and indexdef not like 'CREATE UNIQUE%'`,
  );
  // Made again when the rows are in, which takes a fraction of the time.
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await pool.query(MESSAGES, [workspaceId, messages, mailboxIds]);
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('vacuum analyze inbox_messages');
  const { rows: threads } = await pool.query<{ id: string }>(
    'select distinct thread_id as id from inbox_messages tablesample system (1) limit 100',
  );
  const { rows: folders } = await pool.query<{ id: string }>('select id from inbox_folders where role is null');
  return { mailboxIds, threadIds: threads.map(({ id }) => id), folderIds: folders.map(({ id }) => id) };
}

/**
 * `n` says everything of a message, so that the same bench meets the same mail. None goes into folders that were there before:
 * they may have their own message of that number.
 */
const MESSAGES = `
  with folders as materialized (
    select id, mailbox_id, role, row_number() over (partition by role order by id) - 1 as place from inbox_folders
    where workspace_id = $1 and mailbox_id = any($3::uuid[])
  ), numbers as (
    select n, n % 97 as luck, (n / 2 * 7919) % ${MAILBOXES} as box, n / 2 as thread,
      case when n % 97 < 45 then 'inbox' when n % 97 < 75 then 'sent' when n % 97 < 80 then 'spam'
        when n % 97 < 85 then 'trash' when n % 97 < 92 then 'archive' end as role
    from generate_series(1, $2::bigint) n
  )
  insert into inbox_messages (id, workspace_id, mailbox_id, folder_id, role, uid, message_id, thread_id, is_head, subject,
    from_name, from_address, receivers, received_at, size, summary, attachments, seen, starred, is_own, kind,
    reply_label, words)
  select gen_random_uuid(), $1, f.mailbox_id, f.id, f.role, n, n || '@mail.test',
    overlay(overlay(md5('thread' || thread) placing '4' from 13) placing '8' from 17)::uuid,
    n % 2 = 0 or n % 97 % 3 = 0, 'About shipment ' || n, 'Person ' || n % 50021,
    'person' || n % 50021 || '@company' || n % 50021 || '.test',
    jsonb_build_object('to', jsonb_build_array(jsonb_build_object('name', 'Maya', 'email', 'maya@harborline.test')),
      'cc', '[]'::jsonb, 'bcc', '[]'::jsonb),
    now() - ($2::bigint - n) * interval '47 seconds', 4000, 'The first words of a mail that goes on for a while ' || n,
    case when luck % 9 = 0
      then '[{"id":"2","name":"quote.pdf","mimeType":"application/pdf","size":9,"contentId":"","inlined":false}]'::jsonb
      else '[]'::jsonb end,
    luck % 10 <> 0, luck = 13, coalesce(f.role = 'sent', false),
    case when f.role = 'inbox' then 'human' end,
    case when f.role = 'inbox' and luck % 5 = 0 then (array['interested', 'question', 'notNow', 'stop'])[1 + luck % 4] end,
    setweight(to_tsvector('simple', 'about shipment ' || n), 'A')
      || setweight(to_tsvector('simple', 'person ' || n % 50021 || ' person' || n % 50021 || ' company' || n % 50021
        || ' test maya maya harborline test'), 'B')
      || setweight(to_tsvector('simple', case when luck % 9 = 0 then 'quote pdf' else '' end), 'C')
      || setweight(to_tsvector('simple', case when n % 10 = 0 then 'shipment to rotterdam next week ' else '' end
        || 'quote' || n || ' ' || (select string_agg('word' || (n * k * 7907) % (k * 900 + 50), ' ')
          from generate_series(1, 40) k)), 'D')
  from numbers join folders f on f.role is not distinct from numbers.role and f.place = numbers.box`;
