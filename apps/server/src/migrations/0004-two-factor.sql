-- The shared secret of a person's authenticator app, sealed. A step is one period of 30 s and works once.
create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  sealed_secret text not null,
  last_used_step integer not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);

-- An app that was shown but has not proved itself with a code yet.
create table authenticator_setups (
  user_id uuid primary key references users on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  sealed_secret text not null,
  started_at timestamptz not null
);

create table recovery_codes (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  code_hash text not null unique,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

create table security_keys (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index security_keys_user on security_keys (user_id, added_at);

-- What a security key is asked to sign. Taken once, then gone.
create table security_key_challenges (
  challenge_hash text primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('add', 'sign-in')),
  created_at timestamptz not null
);
create index security_key_challenges_age on security_key_challenges (created_at);
