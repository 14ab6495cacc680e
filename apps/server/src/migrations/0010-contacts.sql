-- Trigrams let a search find any part of a word among a million rows. Comes with PostgreSQL; see docs/decisions/0015.
create extension if not exists pg_trgm;

-- How texts are compared: without regard to case and accents, in whatever locale the server was made with. 17 and later.
create function contact_fold(value text) returns text language sql immutable parallel safe as $$
  select lower(case when octet_length(value) = length(value) then value
    else regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g') end collate "pg_c_utf8") collate "default"
$$;

-- The same as plain ASCII, for trigrams are made of the letters the server's locale knows, and "C" knows no others.
create function contact_search(value text) returns text language sql immutable parallel safe as $$
  select encode(convert_to(contact_fold(value), 'UTF8'), 'escape')
$$;

-- A pattern that finds a text in what contact_search made. One or two letters, too short for a trigram, begin a word.
create function contact_pattern(value text) returns text language sql immutable parallel safe as $$
  select case when length(folded) < 3 then '% ' else '%' end
    || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  from (select contact_search(value)) as search (folded)
$$;

-- A fact about a contact as a number, so that one index answers every filter. Of one workspace: others have other numbers.
create function contact_facet_seed(workspace uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended(workspace::text, 0)
$$;
create function contact_facet(workspace uuid, fact text) returns bigint language sql immutable parallel safe as $$
  select hashtextextended(fact, contact_facet_seed(workspace))
$$;

-- The mailbox behind an address: without the word after a plus, at Gmail also without dots (where both names are one).
create function contact_alias(email text) returns text language sql immutable parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com')
    then replace(split_part(local, '+', 1), '.', '') || '@gmail.com'
    else coalesce(nullif(split_part(local, '+', 1), ''), local) || '@' || domain end
  from (select regexp_replace(email, '@[^@]*$', ''), regexp_replace(email, '^.*@', '')) as parts (local, domain)
$$;

-- No reference to workspaces: it would be looked up for each row of an import. contact_counts refers to them instead.
create table contacts (
  id uuid primary key,
  workspace_id uuid not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  title text not null default '',
  company text not null default '',
  company_size text not null default '',
  website text not null default '',
  phone text not null default '',
  city text not null default '',
  country text not null default '',
  time_zone text not null default '',
  linkedin text not null default '',
  source text not null default '',
  -- Fields of the workspace's own; those without a value are left out.
  fields jsonb not null default '{}',
  tag_ids uuid[] not null default '{}',
  list_ids uuid[] not null default '{}',
  campaign_ids uuid[] not null default '{}',
  created_at timestamptz not null,

  -- Written down by those who know, so that a list of a million is one look at one table.
  verification_category text,
  verification_reason text not null default '',
  verification_mx text not null default '',
  verified_at timestamptz,
  suppressed_reason text,
  suppressed_at timestamptz,
  last_event text not null default 'added',
  last_event_at timestamptz not null,
  last_event_about text not null default '',

  -- False between a large import and the moment its rows are in the indexes below, which a job sees to.
  is_settled boolean not null default true,
  -- Made of the columns above by the trigger below; null until settled.
  facets bigint[],
  search_text text,
  alias_email text,
  name_key bigint
);
create unique index contacts_email on contacts (workspace_id, email);
create index contacts_unsettled on contacts (workspace_id) where not is_settled;

create index contacts_by_event on contacts (workspace_id, last_event_at, id) where is_settled;
create index contacts_by_creation on contacts (workspace_id, created_at, id) where is_settled;
create index contacts_by_company on contacts (workspace_id, lower(company), id) where is_settled;
create index contacts_by_last_name on contacts (workspace_id, lower(last_name), id) where is_settled;
create index contacts_facets on contacts using gin (facets) where is_settled;
create index contacts_search on contacts using gin (search_text gin_trgm_ops) where is_settled;
create index contacts_alias on contacts (workspace_id, alias_email) where is_settled and alias_email <> email;
create index contacts_same_name on contacts (workspace_id, name_key) where is_settled and name_key is not null;

-- The rarer a text, the more of them must be known to guess how rare; the way a page is found hangs on that guess.
alter table contacts alter search_text set statistics 1000, alter facets set statistics 300;

create function settle_contact() returns trigger language plpgsql as $$
declare
  seed bigint := contact_facet_seed(new.workspace_id);
  domain text := split_part(new.email, '@', -1);
  -- What parts the values while they are folded together, which is much faster than one by one.
  unit text := chr(31);
  names text[] := array['firstName', 'lastName', 'title', 'company', 'companySize', 'website', 'phone', 'city', 'country',
    'timeZone', 'linkedin', 'source'];
  "values" text[] := array[new.first_name, new.last_name, new.title, new.company, new.company_size, new.website, new.phone,
    new.city, new.country, new.time_zone, new.linkedin, new.source];
  folded text[];
  facts text[] := array['v:' || coalesce(new.verification_category, 'NEVER'), 'e:' || new.last_event,
    case when new.suppressed_at is null then 's:false' else 's:true' end];
begin
  if new.fields <> '{}' then
    select names || array_agg(name), "values" || array_agg(value) into names, "values"
    from jsonb_each_text(new.fields) as field (name, value);
  end if;
  folded := string_to_array(contact_fold(array_to_string("values", unit)), unit);
  if cardinality(folded) <> cardinality(names) then
    folded := array(select contact_fold(value) from unnest("values") with ordinality as one (value, place) order by place);
  end if;
  if new.tag_ids <> '{}' then facts := facts || array(select 't:' || id from unnest(new.tag_ids) id); end if;
  if new.list_ids <> '{}' then facts := facts || array(select 'l:' || id from unnest(new.list_ids) id); end if;
  if new.campaign_ids <> '{}' then facts := facts || array(select 'c:' || id from unnest(new.campaign_ids) id); end if;
  while position('.' in domain) > 0 loop
    facts := facts || ('d:' || domain);
    domain := substr(domain, position('.' in domain) + 1);
  end loop;
  new.facets := array(
    select hashtextextended(fact, seed) from (
      select unnest(facts)
      union all
      select unnest(case when value = '' then array['n:' || name] else array['h:' || name, 'f:' || name || '=' || value] end)
      from unnest(names, folded) as field (name, value)) as known (fact));
  -- A space before each value is what a short search begins a word by.
  new.search_text := contact_search(' ' || new.email || ' ' || array_to_string(array_remove(folded, ''), ' '));
  new.alias_email := contact_alias(new.email);
  new.name_key := case when '' <> all (folded[1:2] || folded[4:4]) then
    hashtextextended(array_to_string(folded[1:2] || folded[4:4], unit), seed) end;
  return new;
end $$;

create trigger contacts_settle before insert or update on contacts
  for each row when (new.is_settled) execute function settle_contact();

-- How many contacts a workspace has: a million rows are not counted for every look. Its row is also the lock that keeps
-- two who add at the same time within the plan, so whoever adds or deletes contacts changes it in the same transaction.
create table contact_counts (
  workspace_id uuid primary key references workspaces on delete cascade,
  contacts integer not null check (contacts >= 0),
  labels_counted_at timestamptz
);
create trigger contact_counts_changed after insert or update or delete on contact_counts
  for each row execute function notify_row_changed('workspace', 'workspace_id');

create function delete_contacts_of_workspace() returns trigger language plpgsql as $$
begin
  delete from contacts where workspace_id = old.workspace_id;
  return null;
end $$;
create trigger contact_counts_deleted after delete on contact_counts
  for each row execute function delete_contacts_of_workspace();

-- Tags and lists.
create table contact_labels (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  kind text not null check (kind in ('tag', 'list')),
  name text not null,
  contacts integer not null default 0
);
create unique index contact_labels_name on contact_labels (workspace_id, kind, lower(name));

create table contact_fields (
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null,
  type text not null check (type in ('text', 'number', 'date')),
  contacts integer not null default 0,
  primary key (workspace_id, name)
);

create table contact_filters (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null,
  filter jsonb not null
);
create unique index contact_filters_name on contact_filters (workspace_id, lower(name));

-- What happened with a contact, but for its being added, which the contact itself knows.
create table contact_events (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  at timestamptz not null,
  event text not null,
  about text not null,
  words text not null
);
create index contact_events_newest on contact_events (contact_id, at desc, id desc);

create table contact_notes (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  at timestamptz not null,
  text text not null,
  -- Whose note it is; stays when the person leaves.
  by_user_id uuid references users on delete set null,
  by_name text not null
);
create index contact_notes_newest on contact_notes (contact_id, at desc, id desc);

-- Who may not be written to. The hash is an HMAC of workspace, scope and value: all that is left once a person was erased.
create table suppressions (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  scope text not null check (scope in ('address', 'alias', 'domain')),
  value text,
  hash text not null,
  reason text not null check (reason in ('optedOut', 'bounced', 'complained', 'manual', 'file', 'erased')),
  about text not null,
  at timestamptz not null
);
create unique index suppressions_hash on suppressions (workspace_id, hash);
create unique index suppressions_value on suppressions (workspace_id, value, scope);
create index suppressions_newest on suppressions (workspace_id, at, id);
create index suppressions_erased on suppressions (workspace_id) where value is null;

-- That a person was erased, when, and how much; signed, so that it can be shown.
create table contact_erasures (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  hash text not null,
  erased_at timestamptz not null,
  erased jsonb not null,
  proof text not null
);
create index contact_erasures_hash on contact_erasures (workspace_id, hash);
