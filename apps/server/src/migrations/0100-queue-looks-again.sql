-- The newest mail up to which a queue looks again in the same moment. It stood in the reason, which only tells.
alter table send_queues add column look_up_to bigint;

update send_queues set look_up_to = substring(reason from '^lookAgain (\d+)$')::bigint, reason = ''
where reason ~ '^lookAgain \d+$';
