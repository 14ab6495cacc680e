-- Whoever ever wrote to the workspace is left out of a new campaign unless somebody wants them in.
alter table campaign_sources add in_conversation integer not null default 0;
alter table campaign_left_out drop constraint campaign_left_out_why_check;
alter table campaign_left_out add constraint campaign_left_out_why_check
  check (why in ('twice', 'inOtherCampaign', 'inConversation', 'suppressed', 'invalid', 'notAnAddress'));
