-- Without a gap two mails of a mailbox are at least 20 seconds apart, unless its owner chooses that they are not.
alter table mailboxes add column burst boolean not null default false;
