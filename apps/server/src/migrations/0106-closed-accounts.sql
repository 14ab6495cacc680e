-- Whoever signs in to an account that was deleted, perhaps by another member, learns that it was, for a while.
create table closed_accounts (
  email_hash text primary key,
  password_hash text not null,
  closed_at timestamptz not null
);
