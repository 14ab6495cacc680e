-- The invoice a credit note takes from, by its source.
alter table invoices add column credits text;

-- The next bill as the card processor foretold it at the last look; null once something was changed since.
alter table billing_accounts add column next_bill jsonb;

-- The holder of a card asks the bank for the money back.
create table card_disputes (
  dispute_id text primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  payment_id text not null,
  -- The invoice it is about, by its source.
  source text not null,
  amount integer not null check (amount >= 0),
  currency text not null,
  -- The bank's word, such as fraudulent.
  reason text not null,
  state text not null check (state in ('warning', 'open', 'won', 'lost')),
  opened_at timestamptz not null,
  -- Until when the seller may answer.
  answer_until timestamptz
);
create index card_disputes_workspace on card_disputes (workspace_id);
