-- Mails being composed. What is written in them is in their versions, so that a save writes it once.
create table drafts (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  -- Null once the mailbox is gone: what was written stays.
  mailbox_id uuid references mailboxes on delete set null,
  revision integer not null,
  -- The newest of its versions. A light change raises the revision alone.
  version integer not null,
  state text not null check (state in ('open', 'sending', 'sent', 'discarded')),
  created_at timestamptz not null,
  -- Last saved as a whole, and last changed by anything.
  saved_at timestamptz not null,
  changed_at timestamptz not null,
  -- When it was sent or thrown away.
  ended_at timestamptz,
  -- The copy at the mailbox's server: when it is to be looked at, who does so until when, and what it holds.
  copy_due_at timestamptz,
  copy_lease uuid,
  copy_tries integer not null default 0,
  copy_words text not null default '',
  -- 0: there is none.
  copy_revision integer not null default 0,
  copy_mailbox_id uuid references mailboxes on delete set null,
  -- The Message-ID it lies there under, without brackets; another program's own where its draft was taken in.
  copy_message_id text not null default '',
  -- What another mail program did to it, until somebody has chosen.
  copy_conflict text check (copy_conflict in ('changed', 'gone'))
);
create index drafts_by_workspace on drafts (workspace_id, mailbox_id);
create index drafts_copies_due on drafts (copy_due_at) where copy_due_at is not null;
create index drafts_ended on drafts (ended_at) where ended_at is not null;

create table draft_versions (
  draft_id uuid not null references drafts on delete cascade,
  version integer not null,
  workspace_id uuid not null references workspaces on delete cascade,
  saved_at timestamptz not null,
  -- All but the content.
  attrs jsonb not null,
  summary text not null,
  content text not null,
  primary key (draft_id, version)
);
create index draft_versions_by_workspace on draft_versions (workspace_id);

alter table inbox_messages
  -- Where the writer wants answers; null for mail that was stored before this was read.
  add column reply_to jsonb,
  -- What the header of our own drafts says.
  add column draft_mark text not null default '';
