-- What a workspace used of each quota in the period that began on a day.
create table quota_usage (
  workspace_id uuid not null references workspaces on delete cascade,
  quota_type text not null,
  period_start date not null,
  used integer not null check (used >= 0),
  primary key (workspace_id, quota_type, period_start)
);

create trigger quota_usage_changed after insert or update or delete on quota_usage
  for each row execute function notify_row_changed('workspace', 'workspace_id');
