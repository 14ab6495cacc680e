-- Letters a workspace keeps to begin others with. Built-in ones are part of the product and have no row.
create table letter_templates (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null,
  subject text not null,
  preheader text not null,
  html text not null,
  text text,
  is_plain_text boolean not null,
  changed_at timestamptz not null
);
create unique index letter_templates_name on letter_templates (workspace_id, lower(name));
