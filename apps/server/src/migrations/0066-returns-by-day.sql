-- What came back in a period is found by when it came, whenever its mail went out. Few mails are answered or bounce.
create index send_ledger_replied on send_ledger (campaign_id, replied_at) where replied_at is not null;
create index send_ledger_bounced on send_ledger (campaign_id, bounced_at) where bounced_at is not null;
