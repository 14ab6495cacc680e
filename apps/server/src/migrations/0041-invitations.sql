-- A link that lets one person sign up. Only the hash of its token is kept.
create table invitations (
  id uuid primary key,
  token_hash text not null unique,
  -- Null: whoever has the link names an address.
  email text check (email = lower(email)),
  -- For the first account of the installation; worth nothing once there is one.
  for_owner boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
