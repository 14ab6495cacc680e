-- Most changes of a contact are events, labels and verdicts. What its values were folded into is then kept as it is: to make
-- it anew took three times as long as all indexes together.
create or replace function settle_contact() returns trigger language plpgsql as $$
declare
  seed bigint := contact_facet_seed(new.workspace_id);
  domain text := split_part(new.email, '@', -1);
  -- What parts the values while they are folded together, which is much faster than one by one.
  unit text := chr(31);
  names text[];
  "values" text[];
  folded text[];
  label uuid;
  -- What happens to a contact stands before what is known of it.
  happened bigint[] := array[
    hashtextextended('v:' || coalesce(new.verification_category, 'NEVER'), seed),
    hashtextextended('e:' || new.last_event, seed),
    hashtextextended(case when new.suppressed_at is null then 's:false' else 's:true' end, seed)];
begin
  -- Element by element: to start a query for them takes longer than to hash ten.
  foreach label in array new.tag_ids loop happened := happened || hashtextextended('t:' || label, seed); end loop;
  foreach label in array new.list_ids loop happened := happened || hashtextextended('l:' || label, seed); end loop;
  foreach label in array new.campaign_ids loop happened := happened || hashtextextended('c:' || label, seed); end loop;
  if tg_op = 'UPDATE' and old.is_settled and new.facets = old.facets
    and row(new.workspace_id, new.email, new.first_name, new.last_name, new.title, new.company, new.company_size,
      new.website, new.phone, new.city, new.country, new.time_zone, new.linkedin, new.source, new.fields)
    = row(old.workspace_id, old.email, old.first_name, old.last_name, old.title, old.company, old.company_size,
      old.website, old.phone, old.city, old.country, old.time_zone, old.linkedin, old.source, old.fields) then
    new.facets := happened
      || old.facets[4 + cardinality(old.tag_ids) + cardinality(old.list_ids) + cardinality(old.campaign_ids):];
    return new;
  end if;
  names := array['firstName', 'lastName', 'title', 'company', 'companySize', 'website', 'phone', 'city', 'country',
    'timeZone', 'linkedin', 'source'];
  "values" := array[new.first_name, new.last_name, new.title, new.company, new.company_size, new.website, new.phone,
    new.city, new.country, new.time_zone, new.linkedin, new.source];
  if new.fields <> '{}' then
    select names || array_agg(name), "values" || array_agg(value) into names, "values"
    from jsonb_each_text(new.fields) as field (name, value);
  end if;
  folded := string_to_array(contact_fold(array_to_string("values", unit)), unit);
  if cardinality(folded) <> cardinality(names) then
    folded := array(select contact_fold(value) from unnest("values") with ordinality as one (value, place) order by place);
  end if;
  new.facets := happened;
  while position('.' in domain) > 0 loop
    new.facets := new.facets || hashtextextended('d:' || domain, seed);
    domain := substr(domain, position('.' in domain) + 1);
  end loop;
  new.facets := new.facets || array(
    select hashtextextended(fact, seed) from (
      select unnest(case when value = '' then array['n:' || name] else array['h:' || name, 'f:' || name || '=' || value] end)
      from unnest(names, folded) as field (name, value)) as known (fact));
  -- A space before each value is what a short search begins a word by.
  new.search_text := contact_search(' ' || new.email || ' ' || array_to_string(array_remove(folded, ''), ' '));
  new.alias_email := contact_alias(new.email);
  new.name_key := case when '' <> all (folded[1:2] || folded[4:4]) then
    hashtextextended(array_to_string(folded[1:2] || folded[4:4], unit), seed) end;
  return new;
end $$;
