-- Pictures of letters. They go out with the mail, so nothing outside needs them once no letter has them.
create table letter_pictures (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/gif')),
  width integer not null,
  height integer not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  -- The same picture twice is one.
  digest bytea not null,
  unique (workspace_id, digest)
);
