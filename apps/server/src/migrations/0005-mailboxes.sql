-- A mailbox the workspace sends from. A workspace has thousands at most, so only the two orders everybody asks for have an
-- index: sorting the rest in memory takes a few milliseconds, and projections that change all day stay cheap to write.
create table mailboxes (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  email text not null check (email = lower(email)),
  domain text not null generated always as (split_part(email, '@', 2)) stored,
  provider text not null check (provider in ('google', 'microsoft', 'other')),
  provider_name text not null,
  way text not null check (way in ('consent', 'appPassword', 'password')),
  smtp_host text not null,
  smtp_port integer not null,
  smtp_security text not null check (smtp_security in ('tls', 'starttls')),
  smtp_user text not null,
  imap_host text not null,
  imap_port integer not null,
  imap_security text not null check (imap_security in ('tls', 'starttls')),
  imap_user text not null,
  created_at timestamptz not null,

  status text not null check (status in ('active', 'paused', 'error')),
  status_reason text not null default '',
  status_since timestamptz not null,
  auth_failures integer not null default 0,
  -- Since when its servers cannot be reached.
  failing_since timestamptz,
  -- When a mailbox in error is tried again by itself, and how often that was done already.
  probe_at timestamptz,
  probes integer not null default 0,
  last_sync_at timestamptz,

  sender_name text not null,
  daily_cap integer not null,
  gap_minutes integer not null,
  ramp boolean not null,
  signature text not null,
  reply_to text not null,
  tracking_domain text not null,
  time_zone text not null,
  warmup boolean not null,
  warmup_cap integer not null,
  warmup_reply_percent integer not null,

  -- Wanted later than run: a run of the checks waits or goes on.
  checks_wanted_at timestamptz,
  checks_run_at timestamptz,
  -- When the last run found something else than the one before.
  checks_changed_at timestamptz,
  checks_due_at timestamptz not null,

  -- Written down by those who know, so that a list of thousands is one look at one table.
  health smallint check (health between 0 and 100),
  inboxed integer not null default 0,
  judged integer not null default 0,
  warmup_state text not null default 'off' check (warmup_state in ('off', 'queued', 'warming', 'ready', 'held')),
  warmup_reason text not null default 'none',
  warmup_since timestamptz not null,
  warmup_day integer not null default 0,
  warmup_of_days integer not null default 14,
  warmup_spark integer[] not null default '{}',
  ready_at_best date,
  next_send_at timestamptz,
  campaigns integer not null default 0
);
create unique index mailboxes_email on mailboxes (workspace_id, email);
create index mailboxes_added on mailboxes (workspace_id, created_at, id);
create index mailboxes_domain on mailboxes (workspace_id, domain);
create index mailboxes_checks_due on mailboxes (checks_due_at);
create index mailboxes_probe on mailboxes (probe_at) where probe_at is not null;

-- The plan's count of mailboxes is shown from memory, which must hear of it.
create trigger mailboxes_counted after insert or delete on mailboxes
  for each row execute function notify_row_changed('workspace', 'workspace_id');

-- Passwords and tokens, sealed for this mailbox alone. Apart from the mailbox, so that the row can be locked while a token
-- is renewed and nobody who saves a setting waits for it.
create table mailbox_secrets (
  mailbox_id uuid primary key references mailboxes on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  sealed text not null,
  changed_at timestamptz not null
);

create table mailbox_tags (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null
);
create unique index mailbox_tags_name on mailbox_tags (workspace_id, lower(name));

create table mailbox_tag_relations (
  workspace_id uuid not null references workspaces on delete cascade,
  mailbox_id uuid not null references mailboxes on delete cascade,
  tag_id uuid not null references mailbox_tags on delete cascade,
  primary key (mailbox_id, tag_id)
);
create index mailbox_tag_relations_tag on mailbox_tag_relations (tag_id);

-- The last result of each check.
create table mailbox_checks (
  workspace_id uuid not null references workspaces on delete cascade,
  mailbox_id uuid not null references mailboxes on delete cascade,
  name text not null,
  verdict text not null check (verdict in ('pass', 'warn', 'fail', 'unknown')),
  finding text not null,
  "values" jsonb not null,
  facts jsonb not null,
  fix jsonb,
  checked_at timestamptz not null,
  primary key (mailbox_id, name)
);

-- Counts of a day in the mailbox's own zone: what went out, and where warm-up mail of that day landed.
create table mailbox_days (
  workspace_id uuid not null references workspaces on delete cascade,
  mailbox_id uuid not null references mailboxes on delete cascade,
  day date not null,
  sent integer not null default 0,
  warmup_sent integer not null default 0,
  judged integer not null default 0,
  inboxed integer not null default 0,
  primary key (mailbox_id, day)
);
create index mailbox_days_workspace on mailbox_days (workspace_id, day);

create table mailbox_events (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  mailbox_id uuid not null references mailboxes on delete cascade,
  at timestamptz not null,
  event text not null,
  words text not null
);
create index mailbox_events_newest on mailbox_events (mailbox_id, at desc, id desc);

-- A consent between leaving for the provider and coming back.
create table mailbox_consent_flows (
  state_hash text primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  session_id uuid not null,
  provider text not null check (provider in ('google', 'microsoft')),
  mailbox_id uuid references mailboxes on delete cascade,
  code_verifier text not null,
  nonce text not null,
  created_at timestamptz not null
);

-- A consent that was given and waits for the person who asked for it to connect a mailbox with it.
create table mailbox_consent_tickets (
  ticket_hash text primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  session_id uuid not null,
  provider text not null check (provider in ('google', 'microsoft')),
  mailbox_id uuid references mailboxes on delete cascade,
  email text not null,
  name text not null,
  sealed text not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create table mailbox_bulk_runs (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  file_name text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  canceled_at timestamptz
);
create index mailbox_bulk_runs_workspace on mailbox_bulk_runs (workspace_id, started_at desc);

create table mailbox_bulk_rows (
  workspace_id uuid not null references workspaces on delete cascade,
  run_id uuid not null references mailbox_bulk_runs on delete cascade,
  line integer not null,
  email text not null,
  host text not null,
  -- What the row says, passwords among it; gone once the mailbox is added.
  sealed text,
  outcome text not null check (outcome in ('waiting', 'trying', 'added', 'toFix', 'notAdded', 'skipped')),
  -- Which worker's try it is; one that lost its claim changes nothing any more.
  claim uuid,
  claimed_at timestamptz,
  sends boolean,
  receives boolean,
  problem text not null default 'none',
  words text not null default '',
  meant text not null default '',
  mailbox_id uuid references mailboxes on delete set null,
  primary key (run_id, line)
);
