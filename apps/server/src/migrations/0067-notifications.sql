-- What a person is told, in the app and by mail: once for each person and event.
create table notifications (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- Which event of its kind; of a mailbox in error also the person's day, so that one that comes and goes is told once a day.
  event_key text not null,
  facts jsonb not null,
  at timestamptz not null,
  in_app boolean not null,
  -- Whether browsers show it.
  pops boolean not null,
  read_at timestamptz,
  mail text not null check (mail in ('atOnce', 'digest', 'off')),
  -- Null: none is wanted.
  mail_due_at timestamptz,
  mailed_at timestamptz,
  -- What went out in one mail.
  mail_batch uuid,
  unique (user_id, kind, event_key)
);
create index notifications_of_user on notifications (user_id, at desc, id) where in_app;
create index notifications_unread on notifications (user_id) where in_app and read_at is null;
create index notifications_to_mail on notifications (mail_due_at) where mail_due_at is not null and mailed_at is null;
create index notifications_by_batch on notifications (mail_batch) where mail_batch is not null;
create index notifications_workspace on notifications (workspace_id);
create index notifications_at on notifications (at);

create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  choices jsonb not null
);
create index notification_settings_workspace on notification_settings (workspace_id);
