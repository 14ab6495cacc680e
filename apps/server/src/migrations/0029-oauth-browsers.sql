-- Nothing here lasts longer than ten minutes: who is under way starts again.
delete from oauth_tickets;
delete from oauth_flows;

-- The session that asked to add a way to sign in; null for a sign-in or a sign-up.
alter table oauth_flows add column link_session_id uuid references sessions on delete cascade;

alter table oauth_tickets
  -- The browser that left for the provider: no other one can use what came of it.
  add column browser_hash text not null,
  add column link_session_id uuid references sessions on delete cascade,
  -- Whether the provider says that it asked for a second factor.
  add column second_factor boolean not null;

