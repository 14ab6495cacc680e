-- A file being taken into the contacts.
create table contact_imports (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  file_name text not null,
  is_paste boolean not null,
  bytes integer not null,
  bytes_stored integer not null default 0,
  state text not null check (state in
    ('uploading', 'reading', 'mapping', 'running', 'canceled', 'undone', 'done', 'failed')),
  -- How the file is read, what its columns are called where no row says so, its first row, and how often each is filled.
  shape jsonb,
  names text[],
  first_row text[] not null default '{}',
  first_line integer not null default 1,
  filled integer[] not null default '{}',
  rows integer not null default 0,
  has_header boolean not null default false,
  choices jsonb,
  -- Changed in the transaction that stores the rows, so that a worker who dies leaves no row half counted.
  rows_done integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  twice integer not null default 0,
  suppressed integer not null default 0,
  not_taken integer not null default 0,
  with_remark integer not null default 0,
  problem jsonb,
  -- Canceled, and what is in is to be taken out again.
  take_back boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index contact_imports_newest on contact_imports (workspace_id, started_at desc, id);

-- The file itself until its rows are in: in the database, so that any machine can go on with it.
create table contact_import_parts (
  import_id uuid not null references contact_imports on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  start integer not null,
  bytes bytea not null,
  stored_at timestamptz not null,
  primary key (import_id, start)
);
-- Text and ZIP alike are written once and read twice: packing them would cost more than the room it saves.
alter table contact_import_parts alter bytes set storage external;

create table contact_import_problems (
  id uuid primary key,
  import_id uuid not null references contact_imports on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  -- Which row of the file, counted, and the line it begins at.
  ordinal integer not null,
  line integer not null,
  kind text not null check (kind in ('notTaken', 'remark')),
  column_index integer not null,
  value text not null,
  code text not null,
  details jsonb not null,
  meant text not null,
  cells text[] not null,
  fixed boolean not null default false
);
create index contact_import_problems_row on contact_import_problems (import_id, line, id);

-- What an import changed at contacts that were here before, so that it can be taken back.
create table contact_import_changes (
  import_id uuid not null references contact_imports on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (import_id, contact_id)
);
create index contact_import_changes_contact on contact_import_changes (contact_id);

-- What the columns of a header became the last time.
create table contact_import_mappings (
  workspace_id uuid not null references workspaces on delete cascade,
  signature text not null,
  targets jsonb not null,
  kept_at timestamptz not null,
  primary key (workspace_id, signature)
);
