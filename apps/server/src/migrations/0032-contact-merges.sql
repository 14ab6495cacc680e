-- Merges of the last day, so that a merge can be taken back.
create table contact_merges (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  kept_id uuid not null,
  merged_at timestamptz not null,
  -- What the kept contact had right after it. What differs from this later was changed since, and stays.
  joined jsonb not null
);
create index contact_merges_workspace on contact_merges (workspace_id);
create index contact_merges_oldest on contact_merges (merged_at);

-- The contacts of a merge as they were before it, the kept one too. A column that contacts get, these get too.
create table merged_contacts (
  like contacts including defaults,
  merge_id uuid not null references contact_merges on delete cascade,
  note_ids uuid[] not null,
  -- What it had of earlier merges.
  other_addresses text[] not null,
  primary key (merge_id, id)
);
create index merged_contacts_id on merged_contacts (id);
create index merged_contacts_email on merged_contacts (workspace_id, email);

-- Addresses a contact had as a contact of its own before a merge: what happens there happens to the contact.
create table contact_addresses (
  workspace_id uuid not null references workspaces on delete cascade,
  address text not null,
  contact_id uuid not null,
  -- While it can be taken back.
  merge_id uuid references contact_merges on delete set null,
  primary key (workspace_id, address)
);
create index contact_addresses_contact on contact_addresses (contact_id);
create index contact_addresses_merge on contact_addresses (merge_id) where merge_id is not null;

-- The other address it happened at; null where it was the contact's own.
alter table contact_events add address text;

-- Suppressed only because a merge made two addresses one person, while the merge can be taken back. Written before the merge,
-- as whoever suppresses somebody writes it before touching the contact.
alter table suppressions add merge_id uuid references contact_merges on delete set null deferrable initially deferred;
create index suppressions_merge on suppressions (merge_id) where merge_id is not null;

create or replace function delete_with_contact() returns trigger language plpgsql as $$
begin
  if exists (select from only contacts where id = old.id) then return null; end if;
  -- The kept contact of a merge may still be on its way.
  if tg_table_name = 'merged_contacts' and exists (select from contacts where id = old.id) then return null; end if;
  if exists (select from deleted_contacts where id = old.id) then return null; end if;
  if exists (select from merged_contacts where id = old.id) then return null; end if;
  delete from contact_events where contact_id = old.id;
  delete from contact_notes where contact_id = old.id;
  delete from contact_import_changes where contact_id = old.id;
  delete from contact_addresses where contact_id = old.id;
  return null;
end $$;
create trigger merged_contacts_deleted after delete on merged_contacts
  for each row execute function delete_with_contact();
