-- A mailbox of the boxed world that a newcomer was given to practise with. Plans do not count it.
alter table mailboxes add is_practice boolean not null default false;
