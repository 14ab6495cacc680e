-- When the card processor was last asked what came back of a customer's payments, with a plan or without one.
alter table card_customers add column looked_at timestamptz;
