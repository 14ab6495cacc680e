-- What domain blocklists said of a name that was searched for. It belongs to nobody: the same for every workspace.
create table name_listings (
  domain text primary key,
  wanted_at timestamptz not null,
  -- Null: not asked yet.
  asked_at timestamptz,
  -- Zones of the lists it is on.
  listed_on text[] not null default '{}',
  -- Lists that answered at all.
  answered integer not null default 0
);
create index name_listings_wanted on name_listings (wanted_at) where asked_at is null;
