-- The check of its leads' addresses that was begun last, so that every window shows how far it is.
alter table campaigns add column verify_task_id uuid;
