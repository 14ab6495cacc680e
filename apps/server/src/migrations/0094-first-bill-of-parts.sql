-- Until when mailboxes bought without a subscription were paid for with their order: their first bill comes then.
alter table billing_accounts add column parts_paid_until timestamptz;
