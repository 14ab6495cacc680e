-- Rows of a large import until they are settled. A part of contacts, so that whoever asks for an address or an id finds
-- them too, and without any index, so that a million of them are written nearly as fast as a bare table; see
-- docs/decisions/0015. No list looks here: it asks for settled rows, and the check tells the planner there are none.
create table contact_arrivals (check (not is_settled)) inherits (contacts);
alter table contact_arrivals alter is_settled set default false;

-- How many of a workspace are there. What is deleted before it is settled is counted until all are.
alter table contact_counts add arriving integer not null default 0 check (arriving >= 0);
-- The import they all come from, which knows its own addresses and need not look for them here; nil when of several.
alter table contact_counts add arriving_from uuid;

-- A reference sees a table without its parts. What belongs to a contact goes with it by a trigger instead.
alter table contact_events drop constraint contact_events_contact_id_fkey;
alter table contact_notes drop constraint contact_notes_contact_id_fkey;
alter table contact_import_changes drop constraint contact_import_changes_contact_id_fkey;

create function delete_with_contact() returns trigger language plpgsql as $$
begin
  -- It only settled.
  if exists (select from only contacts where id = old.id) then return null; end if;
  delete from contact_events where contact_id = old.id;
  delete from contact_notes where contact_id = old.id;
  delete from contact_import_changes where contact_id = old.id;
  return null;
end $$;
create trigger contacts_deleted after delete on contacts for each row execute function delete_with_contact();
create trigger contact_arrivals_deleted after delete on contact_arrivals
  for each row execute function delete_with_contact();
