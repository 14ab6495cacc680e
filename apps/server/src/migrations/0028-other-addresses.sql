-- Another address of somebody we write to: a person linked an answer that came from there.
create table recipient_addresses (
  workspace_id uuid not null references workspaces on delete cascade,
  address text not null check (address = lower(address)),
  recipient_id bigint not null references recipients on delete cascade,
  linked_at timestamptz not null,
  primary key (workspace_id, address)
);
create index recipient_addresses_recipient on recipient_addresses (recipient_id);
