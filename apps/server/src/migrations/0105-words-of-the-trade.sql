-- Tables, columns and jobs are called what the code calls them: mails, results, fit, held, maintenance.
alter table letter_templates rename to mail_templates;
alter index letter_templates_name rename to mail_templates_name;
alter table letter_pictures rename to mail_pictures;
alter table send_unbooked rename to send_unrecorded;
-- Of those who were added, how many stand in the campaign's log.
alter table campaign_sources rename column told to logged;
alter table agent_rows rename column standing to fit;
alter table agent_rows rename constraint agent_rows_standing_check to agent_rows_fit_check;
alter index agent_rows_standing rename to agent_rows_fit;

-- What a free queue waits for, as a state of its own. That it waits for its inbox stood in the reason, which only tells.
alter table send_queues add column wait text not null default 'moment'
  check (wait in ('moment', 'lookAgain', 'inbox'));
update send_queues set wait = 'inbox', reason = '' where reason = 'inboxBehind';
update send_queues set wait = 'lookAgain' where look_up_to is not null;
alter table send_queues add constraint send_queues_look_up_to_check
  check ((wait = 'lookAgain') = (look_up_to is not null));

-- Notices that still wait to leave keep their writer.
update system_mails set kind = 'notifications.notice' where kind = 'notifications.told';

-- Jobs of a backup are here before this runs. Those that wait in the queue go the same way: the next start puts them back in.
update restored_jobs set name = 'campaigns.wake-held' where name = 'campaigns.wake-parked';
do $$
declare
  -- The others come by the clock, without anything to take along.
  former text[] := array['campaigns.wake-parked', 'campaigns.tend', 'campaigns.tend-sources', 'billing.tend', 'domains.tend'];
begin
  if to_regclass('pgboss.job') is null then return; end if;
  insert into restored_jobs (name, payload)
    select 'campaigns.wake-held', data from pgboss.job
    where name = 'campaigns.wake-parked' and state < 'completed' order by created_on, id;
  delete from pgboss.job where name = any(former);
  -- Their schedules go with them.
  delete from pgboss.queue where name = any(former);
end $$;
