create table workspaces (
  id uuid primary key,
  plan text not null,
  created_at timestamptz not null
);

create table users (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  email text not null unique check (email = lower(email)),
  verified_at timestamptz,
  -- Null for somebody who only signs in with a third party.
  password_hash text,
  password_changed_at timestamptz,
  name text not null default '',
  company_name text not null,
  website text not null default '',
  avatar text not null default '',
  language text not null check (language in ('en', 'zh')),
  time_zone text not null default 'UTC',
  date_format text not null default 'MMM DD, YYYY',
  week_start text not null default 'monday',
  created_at timestamptz not null
);
create index users_workspace on users (workspace_id);

-- Earlier passwords, so that an old one is not chosen again.
create table password_history (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  password_hash text not null,
  replaced_at timestamptz not null
);
create index password_history_user on password_history (user_id, replaced_at desc);

create table sessions (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  ip text not null,
  network text not null,
  user_agent text not null,
  new_place boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id, created_at desc);

-- A mailed link. Its token is derived from the id, so nothing here opens it.
create table mail_links (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  biz_type text not null check (biz_type in ('SIGN_UP', 'RESET_PWD')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
create index mail_links_user on mail_links (user_id, biz_type, created_at desc);

create table user_activity (
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  day date not null,
  moves integer not null,
  primary key (user_id, day)
);

-- A third-party sign-in between leaving for the provider and coming back.
create table oauth_flows (
  state_hash text primary key,
  provider text not null,
  code_verifier text not null,
  nonce text not null,
  browser_hash text not null,
  created_at timestamptz not null
);

-- What a provider confirmed, waiting for the person to sign in, sign up or link with it.
create table oauth_tickets (
  ticket_hash text primary key,
  provider text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create table oauth_identities (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  subject text not null,
  email text not null,
  linked_at timestamptz not null,
  unique (provider, subject),
  unique (user_id, provider)
);

create trigger sessions_changed after update of revoked_at, expires_at or delete on sessions
  for each row execute function notify_row_changed('session', 'token_hash');
create trigger users_changed after update or delete on users
  for each row execute function notify_row_changed('user', 'id');
create trigger workspaces_changed after update or delete on workspaces
  for each row execute function notify_row_changed('workspace', 'id');
