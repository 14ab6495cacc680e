-- Lists of mail, newest first. Mail of the warm-up is in none of them.
create index inbox_messages_by_date on inbox_messages (workspace_id, received_at, id) where not is_warmup;
create index inbox_messages_by_mailbox on inbox_messages (mailbox_id, received_at, id) where not is_warmup;
create index inbox_messages_by_role on inbox_messages (workspace_id, role, received_at, id)
  include (is_head, snoozed_until) where not is_warmup;
create index inbox_messages_by_folder on inbox_messages (folder_id, received_at, id) where not is_warmup;

-- What is unread, starred, judged or put off is little beside the rest; lists and counts of it read nothing else.
create index inbox_messages_unread on inbox_messages (workspace_id, role, received_at, id)
  include (mailbox_id, is_head, snoozed_until) where not seen and not is_warmup;
create index inbox_messages_unread_in_folder on inbox_messages (folder_id, received_at, id)
  include (is_head, snoozed_until) where not seen and not is_warmup;
create index inbox_messages_starred on inbox_messages (workspace_id, received_at, id)
  include (mailbox_id, role) where starred and not is_warmup;
create index inbox_messages_labelled on inbox_messages (workspace_id, reply_label, received_at, id)
  include (mailbox_id, role, is_head, snoozed_until) where reply_label is not null and not is_warmup;
create index inbox_messages_unjudged on inbox_messages (workspace_id, received_at, id)
  include (mailbox_id, role, is_head, snoozed_until)
  where kind = 'human' and reply_label is null and not is_label_sure and not is_own and not is_warmup;
create index inbox_messages_answers_in_folder on inbox_messages (folder_id, reply_label, received_at, id)
  include (kind, is_label_sure, is_own, is_head, snoozed_until)
  where (kind is not null or reply_label is not null) and not is_warmup;
create index inbox_messages_snoozed on inbox_messages (snoozed_until) where snoozed_until is not null;
create index inbox_messages_tagged on inbox_messages using gin (tag_ids) where tag_ids <> '{}';

-- One message by what it is known by, wherever it lies; also what goes with a mailbox or a workspace.
create index inbox_messages_thread on inbox_messages (thread_id, received_at);
create index inbox_messages_message_id on inbox_messages (mailbox_id, message_id);
create index inbox_messages_provider_id on inbox_messages (mailbox_id, provider_id) where provider_id <> '';
create index inbox_messages_sender on inbox_messages (workspace_id, from_address, received_at);

-- Words of every workspace's mail; who asks sees those of their own.
create index inbox_messages_words on inbox_messages using gin (words);

-- How names and addresses are compared: without regard to case and accents, whatever the server's locale.
create function inbox_fold(value text) returns text language sql immutable parallel safe as $$
  select lower(case when octet_length(value) = length(value) then value
    else regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g') end collate "pg_c_utf8") collate "default"
$$;
