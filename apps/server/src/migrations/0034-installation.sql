-- What this database belongs to. One row, written at the first start.
create table installation (
  id boolean primary key default true check (id),
  world text not null check (world in ('box', 'live')),
  -- Sealed with the secret of the last start: whoever starts next has to be able to open it.
  sealed_check text
);

-- Databases from before: the demo company's address was verified in the boxed world only, .test has no mail elsewhere.
insert into installation (world)
  select case when exists (select from users where email = 'maya@harborline.test' and verified_at is not null)
    then 'box' else 'live' end
  where exists (select from users);
