-- In the box the product lives by the box's time, which can be stopped, hurried and skipped. Live this table stays empty.
create table world_clock (
  is_only boolean primary key default true check (is_only),
  -- What the box's clock showed when the machine's showed `real_at`, and how fast it goes since.
  box_at timestamptz not null,
  real_at timestamptz not null,
  speed double precision not null,
  -- It does not go beyond this moment before the next change.
  holds_at timestamptz
);

-- The time people, mails and plans live by. Leases between workers go by the machine's.
create function product_now() returns timestamptz language sql volatile as $$
  select coalesce(
    (select least(box_at + greatest(clock_timestamp() - real_at, interval '0') * speed, holds_at) from world_clock),
    clock_timestamp())
$$;

create or replace function free_uploads_of_draft() returns trigger language plpgsql as $$
begin
  with freed as (delete from upload_uses where owner_id = old.id returning upload_id)
  update uploads set unused_since = product_now() from freed where uploads.id = freed.upload_id;
  return null;
end $$;
