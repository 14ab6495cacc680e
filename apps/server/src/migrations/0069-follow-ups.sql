-- A reply's meaning may enrol somebody in another campaign: at most once a reply, whoever asks and however often.
create table follow_ups (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  message_id uuid not null unique,
  -- Whose reply it was, and in which campaign.
  campaign_id uuid not null references campaigns on delete cascade,
  lead_id bigint not null references campaign_leads on delete cascade,
  label text not null,
  to_campaign_id uuid not null references campaigns on delete cascade,
  -- Who is written to; empty where somebody else was meant and no address was named.
  address text not null,
  -- The first day on which something may go, and who said so.
  day text,
  day_by text not null check (day_by in ('named', 'default', 'chosen')),
  -- proposed: somebody has to agree. waiting: about to be enrolled.
  state text not null check (state in ('proposed', 'waiting', 'enrolled', 'takenBack', 'refused')),
  -- Why nobody was enrolled, and their words for the day.
  reason text not null default '',
  words text not null default '',
  new_lead_id bigint references campaign_leads on delete set null,
  at timestamptz not null
);
create index follow_ups_lead on follow_ups (lead_id);
create index follow_ups_new_lead on follow_ups (new_lead_id) where new_lead_id is not null;
create index follow_ups_campaign on follow_ups (campaign_id);
create index follow_ups_to_campaign on follow_ups (to_campaign_id);

-- Nothing goes to them before.
alter table campaign_leads add starts_at timestamptz;
