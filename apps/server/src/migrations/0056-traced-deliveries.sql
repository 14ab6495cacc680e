-- Whoever sent it asked to see whether it is opened: its page carries a picture.
alter table deliveries add column traced boolean not null default false;
