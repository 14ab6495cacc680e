-- What a workspace pays for, as the card processor said it at the last look. Without a row: the free plan and nothing else.
create table billing_accounts (
  workspace_id uuid primary key references workspaces on delete cascade,
  customer_id text,
  subscription_id text unique,
  pays_by text check (pays_by in ('month', 'year')),
  period_start timestamptz,
  period_end timestamptz,
  -- A step down that waits for the end of the period.
  scheduled_plan text,
  scheduled_by text check (scheduled_by in ('month', 'year')),
  scheduled_at timestamptz,
  cancels_at timestamptz,
  cancel_reason text not null default '',
  paused_from timestamptz,
  paused_until timestamptz,
  -- Since when a bill is unpaid, with what the bank said.
  unpaid_since timestamptz,
  unpaid_total integer,
  unpaid_reason text not null default '',
  pay_url text,
  -- The day of the last notice about it.
  notice_day integer,
  -- What changes of plan left over, taken off the next bills; in minor units.
  credit integer not null default 0 check (credit >= 0),
  -- Bought mailboxes and warmed domains (name to price a month), billed with the plan from the next period on.
  mailboxes integer not null default 0 check (mailboxes >= 0),
  warmed jsonb not null default '{}',
  card jsonb,
  address jsonb,
  looked_at timestamptz
);
create index billing_accounts_to_look_at on billing_accounts (looked_at) where subscription_id is not null;

create trigger billing_accounts_changed after insert or update or delete on billing_accounts
  for each row execute function notify_row_changed('workspace', 'workspace_id');

create table plan_quotes (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  plan text not null,
  pays_by text not null check (pays_by in ('month', 'year')),
  kind text not null check (kind in ('start', 'upgrade', 'downgrade', 'interval')),
  -- The moment the card processor's preview was made for.
  at timestamptz not null,
  is_now boolean not null,
  takes_effect_at timestamptz not null,
  lines jsonb not null,
  due integer not null,
  currency text not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index plan_quotes_workspace on plan_quotes (workspace_id);
create index plan_quotes_expired on plan_quotes (expires_at);

create table invoices (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  -- Counted up without gaps within a workspace.
  number integer not null check (number > 0),
  -- The bill, payment or refund it is of, so that each has one.
  source text not null,
  issued_at timestamptz not null,
  state text not null check (state in ('paid', 'open', 'refunded', 'void')),
  lines jsonb not null,
  currency text not null,
  total integer not null,
  -- Whom it was made out to when it was issued.
  billed_to jsonb,
  unique (workspace_id, number),
  unique (workspace_id, source)
);

create index quota_entries_at on quota_entries (workspace_id, at desc);
