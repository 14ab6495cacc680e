-- A mailbox that takes part in warm-up, from the moment that was noticed. The row is also what those wait on who fill the
-- mailbox's slots.
create table warmup_boxes (
  mailbox_id uuid primary key references mailboxes on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  started_at timestamptz not null,
  -- The same as a day of its own zone; it begins to send on the weekday after.
  started_on date not null,
  looked_at timestamptz
);

-- What was decided for a day: how many mails at most, and how many conversations begun among them.
create table warmup_days (
  mailbox_id uuid not null references mailboxes on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  day date not null,
  mails integer not null,
  openings integer not null,
  planned_at timestamptz not null,
  primary key (mailbox_id, day)
);

-- One mail of a conversation between two mailboxes of this installation. It belongs to the workspace that sends it. When a
-- mailbox is removed its mails stay without it: the other side still sent or received them.
create table warmup_mails (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  thread_id uuid not null,
  -- 1 begins the conversation.
  place smallint not null check (place between 1 and 4),
  mailbox_id uuid references mailboxes on delete set null,
  partner_id uuid references mailboxes on delete set null,
  message_id text not null unique,
  -- waiting: an answer without a slot. sending: handed over, or in doubt whether it was.
  state text not null check (state in ('waiting', 'planned', 'sending', 'sent', 'failed', 'dropped')),
  -- Why it failed or was dropped.
  reason text not null default '',
  day date,
  slot smallint,
  -- While an answer waits: the moment from which it may go out.
  planned_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  -- Days of the sender's and the receiver's own zones, as they were then.
  sent_day date,
  received_day date,
  landed text check (landed in ('inbox', 'spam', 'missing')),
  landed_at timestamptz,
  rescued_at timestamptz,
  filed_at timestamptz,
  -- A conversation has one mail at each place, so an answer is given once however often it is decided.
  unique (thread_id, place)
);
-- A slot carries one mail, so no race takes a day over its number.
create unique index warmup_mails_slot on warmup_mails (mailbox_id, day, slot)
  where state in ('planned', 'sending', 'sent', 'failed');
create index warmup_mails_due on warmup_mails (planned_at) where state = 'planned';
create index warmup_mails_waiting on warmup_mails (mailbox_id) where state = 'waiting';
create index warmup_mails_meetings on warmup_mails (planned_at) where place = 1 and state in ('planned', 'sending', 'sent');
create index warmup_mails_expected on warmup_mails (partner_id) where state in ('sending', 'sent') and filed_at is null;
create index warmup_mails_sent on warmup_mails (mailbox_id, sent_day);
create index warmup_mails_received on warmup_mails (partner_id, received_day);
