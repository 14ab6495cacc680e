-- The ledger is no longer the campaigns' alone: a mail belongs to an owner, by kind and id. Columns of campaigns are theirs.
alter table send_ledger
  add column owner_kind text not null default 'campaign' check (owner_kind in ('campaign', 'compose')),
  add column owner_id uuid,
  alter column campaign_id drop not null,
  alter column lead_id drop not null,
  alter column round drop not null,
  alter column is_follow_up drop not null,
  alter column recipient_id drop not null,
  add constraint send_ledger_owner check (case owner_kind
    when 'campaign' then campaign_id is not null and lead_id is not null and round is not null and recipient_id is not null
    else owner_id is not null end);
-- Written by hand: few at a time, and found by their moment, whatever waits in campaigns.
create index send_ledger_composed on send_ledger (due_at) where open and owner_kind = 'compose';
create index send_ledger_owner on send_ledger (owner_id) where owner_id is not null;
