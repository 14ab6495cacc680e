-- Who added a contact, by hand or with a file; null where nobody did, or where it is older than this. Arrivals inherit it.
alter table contacts add column added_by uuid;
alter table deleted_contacts add column added_by uuid;
alter table merged_contacts add column added_by uuid;
