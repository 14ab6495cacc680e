-- The key this installation is known by to push services (RFC 8292); made once, for all processes.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  sealed text not null
);

-- A browser somebody chose to be told in. Its endpoint is its address at a push service.
create table push_devices (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The log-in it was chosen in: once that has ended, the browser is told nothing more.
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  added_at timestamptz not null,
  pushed_at timestamptz
);
create index push_devices_of_user on push_devices (user_id, added_at);
create index push_devices_workspace on push_devices (workspace_id);
create index push_devices_session on push_devices (session_id);
