-- In which campaign something happened, where it was one; events from before this do not know it.
alter table contact_events add campaign_id uuid;

-- Contacts are asked for by what people ever did. Mails that went out are most of all events, and are not in it.
create index contact_events_ever on contact_events (workspace_id, event, contact_id)
  where event in ('replied', 'interested', 'notInterested', 'outOfOffice', 'openedByPerson', 'clicked', 'bounced', 'complained',
    'optedOut');
