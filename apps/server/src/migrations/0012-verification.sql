-- What is set aside for work under way. It is not free, but not used either.
alter table quota_usage add column reserved integer not null default 0 check (reserved >= 0);

-- Every movement of a quota, from one account to another, so that the sums of quota_usage can be told and checked.
create table quota_entries (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  quota_type text not null,
  period_start date not null,
  moved_from text not null check (moved_from in ('free', 'reserved', 'used')),
  moved_to text not null check (moved_to in ('free', 'reserved', 'used') and moved_to <> moved_from),
  amount integer not null check (amount > 0),
  -- What it was for.
  reference uuid not null,
  at timestamptz not null
);
create index quota_entries_period on quota_entries (workspace_id, quota_type, period_start);
create index quota_entries_reference on quota_entries (reference);

create table verify_tasks (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null,
  source text not null,
  file_name text not null,
  state text not null check (state in ('running', 'paused', 'waitingForWayOut', 'done', 'canceled')),
  names_only boolean not null,
  -- The task whose unchecked addresses these were.
  recheck_of uuid references verify_tasks on delete set null,
  total integer not null,
  -- Counted together with each verdict, so that looking costs nothing.
  valid integer not null default 0,
  invalid integer not null default 0,
  unknown integer not null default 0,
  domain_error integer not null default 0,
  unchecked integer not null default 0,
  charged integer not null default 0,
  -- How many reports (verdicts and put-offs) there were: the number of the last one.
  reported integer not null default 0,
  -- The month whose quota pays.
  quota_period date not null,
  by_user_id uuid references users on delete set null,
  by_name text not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index verify_tasks_newest on verify_tasks (workspace_id, started_at desc, id);
create index verify_tasks_open on verify_tasks (state) where state in ('running', 'waitingForWayOut');

create table verify_rows (
  task_id uuid not null references verify_tasks on delete cascade,
  row integer not null,
  workspace_id uuid not null references workspaces on delete cascade,
  email text not null,
  domain text not null,
  -- The number of the report that said the latest about it; null while nothing is known.
  report integer,
  category text check (category in ('UNCHECKED', 'INVALID', 'VALID', 'UNKNOWN', 'DOMAIN_ERROR')),
  reason text not null default '',
  flags text[] not null default '{}',
  mx text not null default '',
  code integer,
  enhanced text not null default '',
  reply text not null default '',
  attempts integer not null default 0,
  meant text,
  -- How often it was put off, and until when.
  rounds integer not null default 0,
  next_try_at timestamptz,
  first_asked_at timestamptz,
  settled_at timestamptz,
  -- Whoever asks about it now, and until when they are believed to be alive.
  lease uuid,
  lease_until timestamptz,
  primary key (task_id, row)
);
create unique index verify_rows_report on verify_rows (task_id, report) where report is not null;
create index verify_rows_open on verify_rows (task_id, domain, row) where settled_at is null;
create index verify_rows_category on verify_rows (task_id, category, report) where settled_at is not null;
create index verify_rows_email on verify_rows (workspace_id, email);

-- How domains treat names nobody has. Of the world, not of a workspace: it holds no address of anybody.
create table domain_contrasts (
  domain text primary key,
  contrast jsonb not null,
  learned_at timestamptz not null
);

-- What became of mail we really sent: stronger than any question.
create table verify_feedback (
  workspace_id uuid not null references workspaces on delete cascade,
  email text not null,
  outcome text not null check (outcome in ('delivered', 'bounced')),
  reply text not null,
  at timestamptz not null,
  primary key (workspace_id, email)
);

-- Whether this installation could ask mail hosts, and what was found.
create table self_checks (
  id uuid primary key,
  at timestamptz not null,
  way text not null,
  can_ask boolean not null,
  checks jsonb not null
);
create index self_checks_newest on self_checks (at desc);
