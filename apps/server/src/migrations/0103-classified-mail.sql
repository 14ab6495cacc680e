-- Incoming mail is classified; what other parts are to be told of it is an event.
alter table inbox_messages rename column judged_at to classified_at;
alter table inbox_messages rename column judgement to classification;
alter index inbox_messages_unjudged rename to inbox_messages_unlabelled;
alter table inbox_judged rename to inbox_events;
alter table inbox_events rename column news to event;
alter index inbox_judged_untold rename to inbox_events_unpublished;
