-- What showed that a mail left, also where nobody was in doubt yet: whoever finds its worker dead asks for it.
alter table send_ledger
  add column proof text,
  -- How a doubt ended: by what, when, and in whose name where somebody said so.
  add column doubt_settled_by text,
  add column doubt_settled_at timestamptz,
  add column doubt_settled_name text not null default '';
create index send_ledger_doubted on send_ledger (campaign_id, doubt_settled_at) where doubt_settled_by is not null;
