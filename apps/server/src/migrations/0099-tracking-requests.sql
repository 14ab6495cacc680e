-- A request for a tracking picture or link is called that in the table, too.
alter table mail_hits rename to tracking_requests;
alter index mail_hits_mail rename to tracking_requests_mail;
alter index mail_hits_network rename to tracking_requests_network;
