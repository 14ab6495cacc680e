-- Whether a mail that came in is a copy of one of ours is asked of every mail: an index of our own alone answers at once.
create index inbox_messages_own on inbox_messages (mailbox_id, message_id) where is_own;
