create table campaigns (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null,
  status text not null default 'new' check (status in ('new', 'progressing', 'finished', 'suspend', 'cancel')),
  -- Why it cannot send, with its evidence, when the lifecycle badge says Error.
  trouble jsonb,
  -- Counts up with every change, so that two tabs cannot undo each other's work.
  revision integer not null default 1,
  -- Schedule, limits, tracking, stop rules; and the rounds with their variants. Plain values of campaign-rules.
  settings jsonb not null,
  rounds jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  launched_at timestamptz,
  paused_at timestamptz,
  ended_at timestamptz
);
create index campaigns_newest on campaigns (workspace_id, created_at desc, id);

-- Which campaigns send from a mailbox. A sender asks by mailbox, so that a paused campaign cannot fill its batch.
create table campaign_mailboxes (
  mailbox_id uuid not null references mailboxes on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  primary key (mailbox_id, campaign_id)
);
create index campaign_mailboxes_campaign on campaign_mailboxes (campaign_id);

-- A person at an address, once per workspace. Replies, opt-outs and bounces are an update of this row, which a sender
-- locks; a bare insert elsewhere could slip in between.
create table recipients (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  address text not null check (address = lower(address)),
  domain text not null generated always as (split_part(address, '@', -1)) stored,
  provider text not null default 'other' check (provider in ('google', 'microsoft', 'yahoo', 'other')),
  is_free_mail boolean not null default false,
  -- Why nobody writes to them any more, in any campaign.
  stop text,
  stopped_at timestamptz,
  -- Away until then.
  hold_until timestamptz,
  unique (workspace_id, address)
);
create index recipients_domain on recipients (workspace_id, domain);
create index recipients_alias on recipients (workspace_id, contact_alias(address));

create table campaign_leads (
  id bigint generated always as identity primary key,
  workspace_id uuid not null,
  campaign_id uuid not null references campaigns on delete cascade,
  recipient_id bigint not null references recipients,
  -- Values of its own, which go before the contact's.
  fields jsonb not null default '{}',
  -- One mailbox for the whole sequence.
  mailbox_id uuid,
  stop text,
  stopped_at timestamptz,
  added_at timestamptz not null,
  unique (campaign_id, recipient_id)
);
create index campaign_leads_recipient on campaign_leads (recipient_id);

-- Everybody who sends; a new number at every start, so that a buried one cannot come back (fencing).
create table send_workers (
  id bigint generated always as identity primary key,
  alive_until timestamptz not null
) with (fillfactor = 50);

-- A mailbox's place in the queue. Held by one worker at a time; infinity when nothing waits.
create table send_lanes (
  mailbox_id uuid primary key references mailboxes on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  next_at timestamptz not null,
  -- When the pause after its last mail is over.
  free_at timestamptz,
  -- Why it does not send until then.
  reason text not null default '',
  holder bigint
) with (fillfactor = 50);
create index send_lanes_ready on send_lanes (next_at) where holder is null;
create index send_lanes_held on send_lanes (holder) where holder is not null;

-- One row per lead and round: what is to go out, and what became of it. Every change of state is a compare-and-set.
create table send_ledger (
  id bigint generated always as identity primary key,
  workspace_id uuid not null,
  campaign_id uuid not null,
  lead_id bigint not null references campaign_leads on delete cascade,
  round smallint not null,
  -- Due follow-ups go before people who had nothing yet, however long those wait.
  is_follow_up boolean not null generated always as (round > 0) stored,
  -- Chosen when the letter is written.
  variant text not null default '',
  mailbox_id uuid not null,
  recipient_id bigint not null,
  -- Fixed at planning. It contains the id, so an answer is found by the primary key.
  message_id text not null,
  due_at timestamptz not null,
  -- Why it was not sent when somebody last looked, or why it never will be.
  reason text not null default '',
  state text not null default 'planned' check (state in
    ('planned', 'reserved', 'complete', 'doubt', 'accepted', 'rejected', 'failed', 'stopped', 'skipped')),
  -- True exactly for planned, reserved, complete; the only state in an index predicate, so that most changes are HOT.
  open boolean not null default true,
  holder bigint,
  attempt smallint not null default 0,
  -- How often a server said "later".
  put_off smallint not null default 0,
  -- The counters it was counted in, for giving back.
  counted jsonb,
  reserved_at timestamptz,
  completed_at timestamptz,
  settled_at timestamptz,
  doubt_at timestamptz,
  looked_up smallint not null default 0,
  reply_code smallint,
  reply_text text not null default '',
  -- It is over, and the round after it is not planned yet.
  needs_next boolean not null default false,
  -- By people; machines are counted elsewhere.
  opens smallint not null default 0,
  unique (lead_id, round)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
create index send_ledger_open on send_ledger (mailbox_id, campaign_id, is_follow_up, due_at) where open;
create index send_ledger_doubt on send_ledger (doubt_at) where doubt_at is not null;
create index send_ledger_next on send_ledger (id) where needs_next;
create index send_ledger_recipient on send_ledger (recipient_id);

-- Counted in the transaction that reserves. A limit nobody set has no row here.
create table cap_counters (
  kind text not null,
  -- The id of what is limited, and of whom: no two workspaces share one.
  key text not null,
  day date not null,
  used integer not null default 0,
  primary key (kind, key, day)
) with (fillfactor = 50);
