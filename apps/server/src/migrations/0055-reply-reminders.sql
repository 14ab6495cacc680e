-- Whoever is watched after a mail was sent: a reminder comes when one of them has neither read it nor answered by then.
create table reply_reminders (
  delivery_id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  mailbox_id uuid not null references mailboxes on delete cascade,
  subject text not null,
  -- Without brackets.
  message_ids text[] not null,
  people text[] not null,
  sent_at timestamptz not null,
  due_at timestamptz not null
);
create index reply_reminders_due on reply_reminders (due_at);
create index reply_reminders_by_workspace on reply_reminders (workspace_id);
