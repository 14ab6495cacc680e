-- The version that ran last, so that what was changed since can be shown and undone; and who ended it.
alter table campaigns
  add column ran jsonb,
  add column ran_at timestamptz,
  add column ended_by text not null default '',
  -- Taken away by somebody; it can be brought back until it is swept.
  add column deleted_at timestamptz,
  -- What the guard-rails had counted when somebody last said "go on": the same evidence does not trip them again.
  add column guard_accepted jsonb not null default '{"sent": 0, "bounced": 0, "complained": 0}';

-- Where leads came from, with every loss named.
create table campaign_sources (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  kind text not null check (kind in ('contacts', 'paste', 'file', 'verification', 'agent')),
  name text not null,
  -- How the rest of it is found, while it is being added.
  wanted jsonb not null default '{}',
  state text not null default 'adding' check (state in ('adding', 'done', 'failed')),
  rows integer not null default 0,
  added integer not null default 0,
  twice integer not null default 0,
  in_other_campaign integer not null default 0,
  suppressed integer not null default 0,
  invalid integer not null default 0,
  at timestamptz not null,
  -- How far it has come; whoever takes the next part moves it on, so that no part is taken twice.
  place text not null default ''
);
create index campaign_sources_campaign on campaign_sources (campaign_id, at);

-- Rows of a file or a text that wait to be leads.
create table campaign_source_rows (
  source_id uuid not null references campaign_sources on delete cascade,
  workspace_id uuid not null,
  n integer not null,
  email text not null,
  fields jsonb not null default '{}',
  primary key (source_id, n)
);

-- Who was not taken as a lead, and why.
create table campaign_left_out (
  id bigint generated always as identity primary key,
  workspace_id uuid not null,
  campaign_id uuid not null references campaigns on delete cascade,
  source_id uuid not null references campaign_sources on delete cascade,
  email text not null,
  why text not null check (why in ('twice', 'inOtherCampaign', 'suppressed', 'invalid', 'notAnAddress')),
  about text not null default ''
);
create index campaign_left_out_campaign on campaign_left_out (campaign_id, id);

alter table campaign_leads
  add column source_id uuid references campaign_sources on delete set null,
  -- The address's verdict when it was added or last checked: what the launch check, the order and the guard ask.
  add column category text not null default 'NEVER',
  -- Somebody holds it back until it is released.
  add column held_at timestamptz;
create index campaign_leads_campaign on campaign_leads (campaign_id, id);
create index campaign_leads_source on campaign_leads (source_id) where source_id is not null;

-- What came back about one mail. By people; machines and those nobody can tell apart.
alter table send_ledger
  add column machine_opens smallint not null default 0,
  add column unknown_opens smallint not null default 0,
  add column clicks smallint not null default 0,
  add column machine_clicks smallint not null default 0,
  add column replied_at timestamptz,
  add column auto_replied_at timestamptz,
  add column bounced_at timestamptz,
  add column complained_at timestamptz;
create index send_ledger_campaign on send_ledger (campaign_id, lead_id);
-- What was over when: a campaign's log, its days, the last hour of its lanes. Written once, in the change that ends a mail.
create index send_ledger_settled on send_ledger (campaign_id, settled_at desc, id desc) where settled_at is not null;
-- Mails that wait until somebody does something: fills in a value, has an address checked, settles a doubt.
create index send_ledger_parked on send_ledger (campaign_id, reason) where open and due_at = 'infinity';

-- The lead's own zone, where its campaign is on the clock of each; rows of a campaign and zone may go, or not, together.
alter table send_ledger add column zone text not null default '';
-- Rows of closed windows are passed over as a whole, and of one moment those who were added first go first.
drop index send_ledger_open;
create index send_ledger_open on send_ledger (mailbox_id, campaign_id, zone, is_follow_up, due_at, lead_id) where open;

-- Until when a mailbox is left alone that could not be reached; planning a mail may wake its lane, and must not end that.
alter table send_lanes add column rests_until timestamptz;

-- What happened, as somebody would tell it. Mails that went out are in the ledger and are not told twice.
create table campaign_events (
  id bigint generated always as identity primary key,
  workspace_id uuid not null,
  campaign_id uuid not null references campaigns on delete cascade,
  lead_id bigint references campaign_leads on delete cascade,
  ledger_id bigint,
  at timestamptz not null,
  kind text not null,
  -- Of opens and clicks: person, machine, unknown; and what made us say so.
  verdict text not null default '',
  words text not null default ''
);
create index campaign_events_newest on campaign_events (campaign_id, at desc, id desc);
create index campaign_events_lead on campaign_events (lead_id) where lead_id is not null;
create index campaign_events_mail on campaign_events (ledger_id) where ledger_id is not null;

-- A guard-rail that stopped a campaign, with what it counted.
create table campaign_guards (
  id uuid primary key,
  workspace_id uuid not null,
  campaign_id uuid not null references campaigns on delete cascade,
  rule text not null check (rule in ('bounces', 'complaints')),
  at timestamptz not null,
  count integer not null,
  sent integer not null,
  max real not null,
  resumed_at timestamptz
);
create index campaign_guards_campaign on campaign_guards (campaign_id, at desc);

-- Answers that belong to no mail we know of, until somebody says whose they are.
create table unlinked_replies (
  message_id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  at timestamptz not null,
  -- Set once somebody has looked; lead_id stays empty when it was no answer.
  linked_at timestamptz,
  lead_id bigint
);
create index unlinked_replies_open on unlinked_replies (workspace_id, at desc) where linked_at is null;

-- Which answer belongs to which mail. Each is taken once; its label is what people say it means.
create table campaign_replies (
  message_id uuid primary key,
  workspace_id uuid not null,
  campaign_id uuid not null references campaigns on delete cascade,
  lead_id bigint not null references campaign_leads on delete cascade,
  ledger_id bigint not null,
  kind text not null check (kind in ('human', 'autoReply', 'outOfOffice')),
  label text not null default '',
  at timestamptz not null
);
create index campaign_replies_campaign on campaign_replies (campaign_id, at);
create index campaign_replies_lead on campaign_replies (lead_id);

-- Every time a picture or a link of a mail was asked for. Kept apart from what it counts as.
create table mail_hits (
  id bigint generated always as identity primary key,
  workspace_id uuid not null,
  ledger_id bigint not null,
  kind text not null check (kind in ('open', 'click')),
  at timestamptz not null,
  -- How long after the receiving server took the mail, where that is known.
  since_ms bigint,
  user_agent text not null default '',
  -- Without its last part: enough to tell networks apart.
  network text not null default '',
  target text not null default '',
  verdict text not null check (verdict in ('person', 'machine', 'unknown')),
  why text not null default ''
);
create index mail_hits_mail on mail_hits (ledger_id, at);
-- Whether somebody looked at many mails at once.
create index mail_hits_network on mail_hits (workspace_id, network, at) where kind = 'open' and network <> '';
