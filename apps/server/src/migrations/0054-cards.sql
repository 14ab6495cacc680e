-- Tasks that went out as cards, and whether somebody with the link said that they are done.
create table task_cards (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  title text not null,
  -- A day of the calendar, or empty.
  due text not null,
  created_at timestamptz not null,
  done_at timestamptz
);

-- Answers to invitations (RFC 5546), by the message they came with.
create table meeting_answers (
  message_id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  meeting_uid text not null,
  attendee text not null,
  answer text not null check (answer in ('accepted', 'declined', 'tentative')),
  at timestamptz not null
);
