-- What the operator set for all workspaces, written at each start: every part that shares the database goes by it.
create table billing_settings (
  is_only_row boolean primary key default true check (is_only_row),
  is_on boolean not null,
  -- The plans as sold here: name, prices and quotas by key.
  plans jsonb not null
);
