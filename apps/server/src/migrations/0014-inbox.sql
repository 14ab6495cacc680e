-- How far each mailbox is read. One worker at a time holds the lease; it is taken over when its holder is gone.
create table inbox_syncs (
  mailbox_id uuid primary key references mailboxes on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  lease uuid,
  lease_until timestamptz,
  state text not null default 'first' check (state in ('first', 'live', 'behind', 'paused')),
  words text not null default '',
  -- When to try again after a failure.
  due_at timestamptz not null,
  failures integer not null default 0,
  last_at timestamptz,
  -- Of the first sync.
  stored integer not null default 0,
  total integer not null default 0,
  -- Somebody looks at it, or wants to send from it: to be looked at now.
  wanted_at timestamptz
);
create index inbox_syncs_due on inbox_syncs (due_at, lease_until);

-- A folder is what its name and UIDVALIDITY say it is (RFC 3501, 2.3.1.1): a new validity is a new folder.
create table inbox_folders (
  id bigint generated always as identity (start with 1000) primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  mailbox_id uuid not null references mailboxes on delete cascade,
  path text not null,
  name text not null,
  role text check (role in ('inbox', 'drafts', 'sent', 'trash', 'spam', 'archive')),
  uid_validity bigint not null,
  -- Everything from here on was seen (RFC 3501: UIDNEXT), and all changes up to this one (RFC 7162).
  uid_next bigint not null default 1,
  modseq bigint,
  -- How far back the first sync got; 1 when it is through.
  oldest_uid bigint,
  synced_at timestamptz,
  unique (mailbox_id, path)
);

-- Mail of one thread, across mailboxes' folders but within one mailbox.
create table inbox_messages (
  id uuid primary key,
  -- Without references of their own, which every row of a first sync would have to look up: the folder has them.
  workspace_id uuid not null,
  mailbox_id uuid not null,
  folder_id bigint not null references inbox_folders on delete cascade,
  -- Copied from the folder, for the lists.
  role text,
  -- Below zero: known from before the folder was renumbered, and not met under its new number yet.
  uid bigint not null,
  -- RFC 5322 Message-ID without its brackets; '' where there is none.
  message_id text not null,
  -- What it answers: In-Reply-To and References, oldest first.
  refs text[] not null default '{}',
  -- Gmail's number of the message, the same under every label.
  provider_id text not null default '',
  thread_id uuid not null,
  -- The newest of its thread in its folder.
  is_head boolean not null default true,
  subject text not null,
  from_name text not null,
  from_address text not null,
  receivers jsonb not null,
  sent_at timestamptz,
  received_at timestamptz not null,
  size integer not null,
  summary text not null default '',
  attachments jsonb not null default '[]',
  seen boolean not null default false,
  answered boolean not null default false,
  forwarded boolean not null default false,
  starred boolean not null default false,
  draft boolean not null default false,
  pinned boolean not null default false,
  -- Words of ours on it.
  tag_ids uuid[] not null default '{}',
  memo text not null default '',
  snoozed_until timestamptz,
  -- Written by us, known by its Message-ID or its sender.
  is_own boolean not null default false,
  -- Mail of the warm-up, which nobody needs to read.
  is_warmup boolean not null default false,
  -- Judged once; null before.
  judged_at timestamptz,
  kind text check (kind in ('human', 'autoReply', 'outOfOffice', 'bounce', 'complaint', 'receipt')),
  judgement jsonb,
  return_date date,
  reply_label text,
  is_label_sure boolean not null default false,
  label_why text not null default '',
  -- What is searched: subject, people, file names; and the text once it was read.
  words tsvector not null default ''::tsvector,
  unique (folder_id, uid)
);
create index inbox_messages_to_judge on inbox_messages (mailbox_id, received_at desc)
  where judged_at is null and not is_own and not is_warmup and role in ('inbox', 'spam');

-- What leads to a thread: a Message-ID that is in it or that it answers, the provider's number of it, or a subject with
-- a person (those for as long as `at` is near).
create table inbox_thread_keys (
  mailbox_id uuid not null references mailboxes on delete cascade,
  workspace_id uuid not null,
  key text not null,
  thread_id uuid not null,
  at timestamptz not null,
  primary key (mailbox_id, key)
);
create index inbox_thread_keys_thread on inbox_thread_keys (thread_id);

-- What was judged, by its Message-ID: the same mail met again, under another label or after a move, is not news.
create table inbox_judged (
  -- The message that was judged; it may be gone before those who listen are told.
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  mailbox_id uuid not null references mailboxes on delete cascade,
  message_key text not null,
  at timestamptz not null,
  -- What there is to tell; null once it was told.
  news jsonb,
  unique (mailbox_id, message_key)
);

-- Bodies, fetched when first needed and kept.
create table inbox_bodies (
  message_id uuid primary key references inbox_messages on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  html text,
  body text,
  rtf text,
  written text not null default '',
  is_cut boolean not null default false,
  fetched_at timestamptz not null
);

create table inbox_tags (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null,
  unique (workspace_id, name)
);

create table inbox_stages (
  workspace_id uuid not null references workspaces on delete cascade,
  email text not null,
  stage text not null check (stage in ('interested', 'meeting', 'won', 'lost')),
  at timestamptz not null,
  primary key (workspace_id, email)
);

-- Whose remote images are shown without asking.
create table inbox_image_senders (
  workspace_id uuid not null references workspaces on delete cascade,
  email text not null,
  primary key (workspace_id, email)
);
