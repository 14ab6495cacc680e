-- Whether this is still the database the last start knew, and how far its ledger goes.
alter table installation
  add column identity uuid not null default gen_random_uuid(),
  -- The server, its timeline and the tables, as PostgreSQL numbers them: a copy has others.
  add column database_mark text,
  add column ledger_beat_at timestamptz,
  -- Written by `npx outrider restore`; the next start holds sending.
  add column restored_at timestamptz;

-- The ledger may know less than what left: nothing is sent for a workspace until somebody says so.
create table sending_holds (
  workspace_id uuid primary key references workspaces on delete cascade,
  reason text not null check (reason in ('restored', 'olderLedger', 'otherDatabase', 'unknownSent')),
  held_at timestamptz not null,
  -- The ledger knows what left until the one moment; the installation was at work until the other.
  known_until timestamptz not null,
  left_until timestamptz not null,
  -- The last number of the ledger: higher ones belong to mails it has lost.
  last_mail bigint not null,
  resumed_at timestamptz
);

-- A mailbox of such a workspace, until its mail was read and what was found there is in the ledger.
create table sending_looks (
  mailbox_id uuid primary key references mailboxes on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  looked_at timestamptz,
  found_sent int not null default 0,
  in_doubt int not null default 0
);
create index sending_looks_waiting on sending_looks (workspace_id) where looked_at is null;

-- All that had come in until then is read, judged and told; last_at moves with every piece that is read.
alter table inbox_syncs add column caught_up_at timestamptz;
create index inbox_judged_untold on inbox_judged (mailbox_id) where news is not null;
