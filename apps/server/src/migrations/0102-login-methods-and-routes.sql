-- How a mailbox logs in and how probes leave the server, in the words of the trade.
alter table mailboxes rename column way to login_method;
alter table self_checks rename column way to route;

alter table verify_tasks drop constraint verify_tasks_state_check;
drop index verify_tasks_open;
update verify_tasks set state = 'waitingForRoute' where state = 'waitingForWayOut';
alter table verify_tasks add constraint verify_tasks_state_check
  check (state in ('running', 'paused', 'waitingForRoute', 'done', 'canceled'));
create index verify_tasks_open on verify_tasks (state) where state in ('running', 'waitingForRoute');

-- Notices that still wait to leave keep their writer.
update system_mails set kind = 'identity.sign-in-method' where kind = 'identity.sign-in-way';
