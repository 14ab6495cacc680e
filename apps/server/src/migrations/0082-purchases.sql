-- Who a workspace is at the card processor.
create table card_customers (
  workspace_id uuid primary key references workspaces on delete cascade,
  customer_id text not null unique,
  created_at timestamptz not null
);

-- What somebody paid or was asked to pay, and what the card processor said of it last.
create table purchases (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  kind text not null check (kind in ('plan', 'order', 'card')),
  -- The order or the quote it pays for: one purchase each.
  reference text not null,
  lines jsonb not null,
  amount integer not null check (amount >= 0),
  currency text not null,
  state text not null check (state in ('open', 'authorised', 'captured', 'released', 'failed')),
  -- Charged with nobody at the screen.
  is_on_file boolean not null,
  -- A page that ran out or a declined card makes a new one; keys at the card processor carry its number.
  attempt smallint not null default 1,
  attempted_at timestamptz not null,
  checkout_id text,
  checkout_url text,
  checkout_state text check (checkout_state in ('open', 'complete', 'expired')),
  expires_at timestamptz,
  payment_id text,
  subscription_id text,
  authorised integer not null default 0,
  -- Decided before it is asked for, so that whoever does it again asks for the same.
  to_capture integer,
  captured integer not null default 0,
  refunded integer not null default 0,
  declined_for text,
  card_brand text,
  card_last_four text,
  created_at timestamptz not null,
  -- When it is looked at if no event comes; null once nothing can change any more.
  next_look_at timestamptz,
  unique (workspace_id, kind, reference),
  check (authorised <= amount and captured <= authorised and refunded <= captured and to_capture <= authorised)
);
create index purchases_payment on purchases (payment_id) where payment_id is not null;
create index purchases_checkout on purchases (checkout_id) where checkout_id is not null;
create index purchases_due on purchases (next_look_at) where next_look_at is not null;

-- Each is given back once, however often it is asked for.
create table purchase_refunds (
  purchase_id uuid not null references purchases on delete cascade,
  key text not null,
  workspace_id uuid not null references workspaces on delete cascade,
  amount integer not null check (amount > 0),
  lines jsonb not null,
  at timestamptz not null,
  primary key (purchase_id, key)
);

-- Events that came already; a second time they say nothing.
create table card_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index card_events_old on card_events (received_at);
