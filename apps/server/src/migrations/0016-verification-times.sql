-- How fast a check was, apart from hosts that asked to wait: verdicts of the first asking, and when the last of them came.
alter table verify_tasks add first_answers integer not null default 0;
alter table verify_tasks add first_answered_at timestamptz;
-- The longest anybody was waited for who asked to.
alter table verify_tasks add slowest_ms bigint not null default 0;
