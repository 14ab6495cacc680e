-- Contacts that were deleted, for a day, so that deleting can be taken back. A table of their own: whoever looks for
-- contacts need not know of them, and they take no place in the plan. A column that contacts get, these get too.
create table deleted_contacts (
  like contacts including defaults,
  -- Those who were deleted together come back together.
  deletion_id uuid not null,
  deleted_at timestamptz not null,
  primary key (id),
  foreign key (workspace_id) references workspaces on delete cascade
);
create index deleted_contacts_deletion on deleted_contacts (workspace_id, deletion_id, id);
create index deleted_contacts_email on deleted_contacts (workspace_id, email);
create index deleted_contacts_oldest on deleted_contacts (deleted_at);

-- What belongs to a contact stays while the contact can come back, and goes with it for good.
create or replace function delete_with_contact() returns trigger language plpgsql as $$
begin
  if exists (select from only contacts where id = old.id) then return null; end if;
  if exists (select from deleted_contacts where id = old.id) then return null; end if;
  delete from contact_events where contact_id = old.id;
  delete from contact_notes where contact_id = old.id;
  delete from contact_import_changes where contact_id = old.id;
  return null;
end $$;
create trigger deleted_contacts_deleted after delete on deleted_contacts
  for each row execute function delete_with_contact();
