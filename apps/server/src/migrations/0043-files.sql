-- Bytes that came or come in parts. The bytes themselves are kept beside the database, under workspace and id.
create table uploads (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null,
  type text not null,
  bytes bigint not null check (bytes >= 0),
  part_bytes integer not null,
  state text not null check (state in ('uploading', 'complete')),
  -- The storage's own name for parts that are not joined yet.
  session text not null,
  -- SHA-256 over the SHA-256 of the parts.
  digest text,
  -- Of one for the attachment space: where it goes when it is complete.
  for_space boolean not null,
  folder_id uuid,
  begun_at timestamptz not null,
  -- Since when nothing refers to it. It is deleted a while after.
  unused_since timestamptz not null
);
create index uploads_unused on uploads (unused_since);
create index uploads_unfinished on uploads (workspace_id) where state = 'uploading';

create table upload_parts (
  upload_id uuid not null references uploads on delete cascade,
  workspace_id uuid not null,
  part integer not null,
  bytes integer not null,
  digest text not null,
  -- What the storage wants to hear when the parts are joined.
  tag text not null,
  primary key (upload_id, part)
);

-- What refers to an upload: a draft, by its id.
create table upload_uses (
  owner_id uuid not null,
  upload_id uuid not null references uploads on delete cascade,
  workspace_id uuid not null,
  primary key (owner_id, upload_id)
);
create index upload_uses_by_upload on upload_uses (upload_id);

-- The attachment space of a workspace.
create table file_folders (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  parent_id uuid references file_folders on delete cascade,
  name text not null,
  note text not null default '',
  -- The one that files sent as links go to. It cannot be changed.
  is_for_links boolean not null default false,
  -- Nothing in it changes until it is unlocked.
  is_locked boolean not null default false,
  allows_links boolean not null default true,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create unique index file_folders_names on file_folders (workspace_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name))
  where deleted_at is null;

create table files (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  folder_id uuid references file_folders on delete cascade,
  upload_id uuid not null references uploads,
  user_id uuid not null references users on delete cascade,
  name text not null,
  note text not null default '',
  created_at timestamptz not null,
  deleted_at timestamptz
);
create unique index files_names on files (workspace_id, coalesce(folder_id, '00000000-0000-0000-0000-000000000000'), lower(name))
  where deleted_at is null;
create index files_newest on files (workspace_id, created_at desc, id);
create index files_by_upload on files (upload_id);
create index files_deleted on files (deleted_at) where deleted_at is not null;

create table file_links (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  file_id uuid not null references files on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz,
  max_downloads integer,
  -- scrypt, with its salt.
  password text,
  -- Addresses of those it was sent to.
  sent_to text[] not null default '{}',
  -- By people, and by programs that look at what links lead to.
  downloads integer not null default 0,
  machine_downloads integer not null default 0,
  revoked_at timestamptz
);
create index file_links_by_file on file_links (file_id);

create table file_downloads (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  link_id uuid not null references file_links on delete cascade,
  at timestamptz not null,
  -- An IPv4 /24 or an IPv6 /64.
  network text not null,
  agent text not null,
  by_machine boolean not null
);
create index file_downloads_by_link on file_downloads (link_id, at desc);
