alter table campaign_sources
  -- Of a filter of contacts: whoever matches it later becomes a lead too.
  add column is_live boolean not null default false,
  -- When somebody new is looked for.
  add column look_at timestamptz,
  -- Of those who were added, how many the campaign's log has told of.
  add column told integer not null default 0,
  -- How many rows it has, where that was known when they came in.
  add column expected integer,
  -- When it last came on. One that stands still while it is being added was given up by whoever took it.
  add column moved_at timestamptz not null default now();
update campaign_sources set told = added where state = 'done';
create index campaign_sources_live on campaign_sources (look_at) where is_live;
create index campaign_sources_adding on campaign_sources (moved_at) where state = 'adding';

-- Whom a filter has met: nobody is judged by it twice, and whoever was taken out of the campaign stays out.
create table campaign_source_met (
  source_id uuid not null references campaign_sources on delete cascade,
  workspace_id uuid not null,
  email text not null,
  primary key (source_id, email)
);
