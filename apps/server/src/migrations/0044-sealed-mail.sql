-- Encrypted mails: what is kept of them opens with a password that never comes here.
create table sealed_mails (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('uploading', 'open', 'blocked', 'revoked')),
  sender_name text not null,
  sender_email text not null,
  recipients text[] not null,
  -- For deriving the key in a browser; no secrets.
  salt text not null,
  rounds integer not null,
  -- Of a value that is derived from the password beside the key.
  proof_hash text not null,
  bytes integer not null,
  -- Sealed for the sender, who asked for it to be kept.
  sealed_password text,
  wrong_tries integer not null default 0,
  opened integer not null default 0,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  misdirected_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sealed_mails_sender on sealed_mails (workspace_id, user_id, created_at desc, id desc);

create table sealed_mail_parts (
  mail_id uuid not null references sealed_mails on delete cascade,
  starts_at integer not null,
  workspace_id uuid not null references workspaces on delete cascade,
  bytes bytea not null,
  -- As the mail: the sweep deletes by it.
  expires_at timestamptz not null,
  primary key (mail_id, starts_at)
);
-- Ciphertext does not get smaller.
alter table sealed_mail_parts alter column bytes set storage external;
create index sealed_mail_parts_expiry on sealed_mail_parts (expires_at);

create table sealed_mail_answers (
  id uuid not null,
  mail_id uuid not null references sealed_mails on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  bytes bytea not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (mail_id, id)
);
