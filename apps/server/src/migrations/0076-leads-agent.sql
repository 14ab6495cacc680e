-- A search for people: what is asked for, how far it is, what it cost. Counters change with what they count, in one transaction.
create table agent_tasks (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null,
  wish jsonb not null,
  state text not null check (state in ('previewing', 'previewed', 'running', 'stopping', 'ended')),
  stop_reason text check (stop_reason in ('limitMet', 'candidatesExhausted', 'lowMatchRate', 'stoppedByUser', 'budgetSpent', 'sourceFailed')),
  -- How many who fit are wanted in all, and what finding them may cost; looking for more raises both.
  wanted integer not null,
  budget_micros bigint not null,
  -- The preview ends with so many judged.
  preview_until integer not null default 0,
  preview_began_at timestamptz,
  spent_micros bigint not null default 0 check (spent_micros >= 0),
  -- The most that requests under way can cost.
  held_micros bigint not null default 0 check (held_micros >= 0),
  -- Results charged to the plan, those still to be charged, and what is set aside for them and for more.
  charged integer not null default 0,
  due integer not null default 0 check (due >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  quota_period date,
  counts jsonb not null,
  verdicts jsonb not null,
  -- Companies whose sites were read to the end.
  companies_read integer not null default 0,
  expected jsonb,
  suggestions jsonb not null default '[]',
  obliged jsonb not null default '[]',
  -- The number of the last event and of the last row.
  events integer not null default 0,
  rows integer not null default 0,
  is_weekly boolean not null default false,
  next_run_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index agent_tasks_newest on agent_tasks (workspace_id, created_at desc, id);
create index agent_tasks_open on agent_tasks (state) where state in ('previewing', 'running', 'stopping');
create index agent_tasks_weekly on agent_tasks (next_run_at) where is_weekly;

-- What a search has to do, one request or one company each. Whoever is killed leaves a lease that runs out.
create table agent_units (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  task_id uuid not null references agent_tasks on delete cascade,
  kind text not null check (kind in ('search', 'people', 'crawl', 'company', 'match', 'address')),
  source text not null,
  -- One of a kind is done once.
  subject text not null,
  asked jsonb not null,
  stage smallint not null,
  -- Its turn within the stage.
  turn double precision not null,
  -- The most it can cost.
  price_micros bigint not null default 0,
  attempts smallint not null default 0,
  next_try_at timestamptz,
  lease uuid,
  lease_until timestamptz,
  settled_at timestamptz
);
create unique index agent_units_once on agent_units (task_id, kind, subject);
create index agent_units_open on agent_units (task_id, stage, turn, id) where settled_at is null and lease is null;
create index agent_units_leased on agent_units (task_id) where settled_at is null and lease is not null;

create table agent_companies (
  task_id uuid not null references agent_tasks on delete cascade,
  company_key text not null,
  workspace_id uuid not null references workspaces on delete cascade,
  company jsonb not null,
  -- Addresses with their owners, from which the pattern of the company is learned.
  known jsonb not null,
  primary key (task_id, company_key)
);

create table agent_rows (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  task_id uuid not null references agent_tasks on delete cascade,
  -- Made from company and name: one person once, however often the search is extended or comes again.
  person_key text not null,
  company_key text not null,
  -- In the order they came; null for whoever was found beyond what was wanted, until more are wanted.
  number integer,
  candidate jsonb not null,
  judgements jsonb not null,
  standing text not null check (standing in ('fit', 'unclear', 'out')),
  decided_by text not null,
  confidence double precision not null,
  email text,
  email_origin text check (email_origin in ('stated', 'guessed')),
  email_state text not null,
  charge text not null check (charge in ('none', 'due', 'charged')),
  is_preview boolean not null,
  agreed boolean,
  contact_id uuid,
  found_at timestamptz not null
);
create unique index agent_rows_once on agent_rows (task_id, person_key);
create index agent_rows_number on agent_rows (task_id, number) where number is not null;
create index agent_rows_standing on agent_rows (task_id, standing, number) where number is not null;
create index agent_rows_held on agent_rows (task_id, id) where number is null;
create index agent_rows_email on agent_rows (workspace_id, email) where email is not null;
create index agent_rows_due on agent_rows (task_id) where charge = 'due';

-- What pages that follow a search are told, in order.
create table agent_events (
  task_id uuid not null references agent_tasks on delete cascade,
  number integer not null,
  workspace_id uuid not null references workspaces on delete cascade,
  kind text not null check (kind in ('procedure', 'task', 'row')),
  words text not null,
  row_id bigint,
  at timestamptz not null,
  primary key (task_id, number)
);

create table agent_spend (
  task_id uuid not null references agent_tasks on delete cascade,
  source text not null,
  workspace_id uuid not null references workspaces on delete cascade,
  micros bigint not null default 0,
  requests integer not null default 0,
  answered integer not null default 0,
  found integer not null default 0,
  trouble text not null default '',
  failed_at timestamptz,
  primary key (task_id, source)
);
