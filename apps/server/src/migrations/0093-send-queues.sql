-- Each mailbox's place in the dispatcher is its send queue; the table says so too.
alter table send_lanes rename to send_queues;
alter index send_lanes_ready rename to send_queues_ready;
alter index send_lanes_held rename to send_queues_held;
