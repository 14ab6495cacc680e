-- Bound to the function it calls: an index is made without a search path.
create or replace function contact_search(value text) returns text language sql immutable parallel safe
  return encode(convert_to(contact_fold(value), 'UTF8'), 'escape');

-- Companies are found by their own names. The text of everything tells only who may be meant: of a common word, half of all.
create index contacts_search_company on contacts using gin (contact_search(' ' || company) gin_trgm_ops) where is_settled;
alter index contacts_search_company alter column 1 set statistics 1000;
