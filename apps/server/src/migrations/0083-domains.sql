-- What registrars said of names, for everybody: they allow few questions, and a name is as free for one as for another.
create table name_checks (
  domain text primary key,
  -- Asked for and not answered yet while there is no answer.
  wanted_at timestamptz not null,
  checked_at timestamptz,
  is_free boolean,
  is_premium boolean not null default false,
  first_year integer,
  renewal integer,
  currency text,
  min_years smallint not null default 1
);
create index name_checks_wanted on name_checks (wanted_at) where checked_at is null;

create table domain_quotes (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  number integer generated always as identity (start with 2001),
  kind text not null check (kind in ('new', 'existing', 'warmed', 'renewal')),
  years smallint not null,
  domains jsonb not null,
  -- What each domain costs: for the name, and for its mailboxes until the month ends.
  items jsonb not null,
  lines jsonb not null,
  currency text not null,
  due_now integer not null check (due_now >= 0),
  monthly integer not null,
  monthly_from timestamptz,
  renewal_total integer,
  renewal_at timestamptz,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ready_at timestamptz
);
create index domain_quotes_of on domain_quotes (workspace_id, made_at desc);

-- An order of domains. Whoever works on it holds the lease; what becomes known is written under the row's lock.
create table domain_orders (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  -- Who confirmed it; mailboxes are connected in their time zone.
  user_id uuid references users on delete set null,
  -- One order for a quote, however often it is confirmed.
  quote_id uuid not null unique references domain_quotes,
  number integer generated always as identity (start with 2001),
  kind text not null check (kind in ('new', 'existing', 'warmed', 'renewal')),
  state text not null,
  ordered_at timestamptz not null,
  pay_by timestamptz not null,
  years smallint not null,
  currency text not null,
  total integer not null check (total >= 0),
  payment_id uuid,
  payment_state text not null default 'none',
  captured integer not null default 0,
  capture_asked_at timestamptz,
  ending text check (ending in ('cancelled', 'unpaid')),
  declined_for text,
  card jsonb,
  ready_at timestamptz,
  -- Of the payment: tries of the step under way and when it is tried next.
  tries integer not null default 0,
  next_try_at timestamptz,
  waiting_words text not null default '',
  -- When somebody has to look at it again; null once it is over.
  next_work_at timestamptz,
  lease uuid,
  lease_until timestamptz,
  -- Never above the quote.
  check (captured <= total)
);
create index domain_orders_newest on domain_orders (workspace_id, ordered_at desc, id);
create index domain_orders_due on domain_orders (next_work_at) where next_work_at is not null;

create table domain_order_items (
  order_id uuid not null references domain_orders on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  domain text not null,
  place smallint not null,
  mailboxes jsonb not null,
  name_price integer not null,
  mailboxes_price integer not null,
  step text not null default 'ordered',
  -- When each step was done.
  done_at jsonb not null,
  -- The registrar was asked, and may have done it.
  asked_at timestamptz,
  -- By the registrar, once registered; for a renewal also what it was before.
  expires_at timestamptz,
  expired_at_before timestamptz,
  is_failed boolean not null default false,
  failed_for text,
  owed integer not null default 0 check (owed >= 0),
  given_back integer not null default 0 check (given_back >= 0),
  given_back_as text check (given_back_as in ('released', 'refunded')),
  waiting_for text,
  waiting_words text not null default '',
  waiting_since timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  primary key (order_id, domain)
);

-- Every try, in the words of whoever answered.
create table domain_order_log (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  order_id uuid not null references domain_orders on delete cascade,
  domain text not null,
  step text not null,
  words text not null,
  attempt integer not null,
  at timestamptz not null
);
create index domain_order_log_of on domain_order_log (order_id, id);

-- Domains of a workspace. They outlive their mailboxes, the plan and the order.
create table owned_domains (
  workspace_id uuid not null references workspaces on delete cascade,
  domain text not null,
  origin text not null check (origin in ('new', 'existing', 'warmed')),
  registered_at timestamptz,
  expires_at timestamptz,
  renews_itself boolean not null default false,
  renewal integer,
  -- Of a warmed-up one.
  monthly integer not null default 0,
  currency text not null,
  renewed_at timestamptz,
  -- The fewest days before its end that its owner was reminded at.
  reminded_days smallint,
  primary key (workspace_id, domain)
);
create unique index owned_domains_once on owned_domains (domain);
create index owned_domains_ending on owned_domains (expires_at) where expires_at is not null;

-- Mailboxes made for a workspace at the mail host. The password is there before the host is asked, so that asking again asks the same.
create table bought_mailboxes (
  address text primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  domain text not null,
  first_name text not null,
  last_name text not null,
  sealed text not null,
  created_at timestamptz not null,
  connected_at timestamptz,
  disabled_at timestamptz
);
create index bought_mailboxes_of on bought_mailboxes (workspace_id, domain);

-- Warmed-up domains of the operator that can be bought: the mailboxes of `stocked_in` at that domain.
create table warmed_stock (
  domain text primary key,
  stocked_in uuid not null references workspaces on delete cascade,
  fits text[] not null default '{}',
  monthly integer not null check (monthly >= 0),
  currency text not null,
  since timestamptz not null,
  -- Held for an order, and let go with it.
  order_id uuid references domain_orders on delete set null
);
