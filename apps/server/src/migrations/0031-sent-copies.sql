-- Who puts a copy of what a mailbox sends into its Sent folder, and whether that was seen, or said by somebody. Until then
-- the next mail shows it.
alter table mailboxes
  add column sent_filer text not null default 'outrider' check (sent_filer in ('provider', 'outrider', 'none')),
  add column sent_filer_known boolean not null default false;
update mailboxes set sent_filer = 'provider', sent_filer_known = true where provider in ('google', 'microsoft');

-- Mails of mailboxes whose provider files nothing, from before their last byte is written until their copy lies in Sent.
-- Without references, which every mail would have to look up on its way out: whoever removes a mailbox removes them.
create table sent_copies (
  mailbox_id uuid not null,
  -- With its brackets, as it stands in the message.
  message_id text not null,
  workspace_id uuid not null,
  raw bytea not null,
  kept_at timestamptz not null,
  primary key (mailbox_id, message_id)
);
-- Kept for moments: most letters lie beside their key as they are, without the cost of packing or cutting them.
alter table sent_copies alter column raw set storage external, set (toast_tuple_target = 8160);

-- Those of them that left, and are to be filed.
create table sent_filings (
  mailbox_id uuid not null,
  message_id text not null,
  workspace_id uuid not null,
  sent_at timestamptz not null,
  -- Also until when somebody works on it.
  due_at timestamptz not null,
  tries integer not null default 0,
  -- Why the last try failed, in the server's words.
  words text not null default '',
  primary key (mailbox_id, message_id)
);
create index sent_filings_due on sent_filings (due_at);
