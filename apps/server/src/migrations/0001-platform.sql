-- Counts of tries, shared by all processes. Keys are hashes.
create table throttles (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);

-- Mail the product itself sends, with the receiving server's own words.
create table system_mails (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  facts jsonb not null,
  language text not null check (language in ('en', 'zh')),
  created_at timestamptz not null,
  state text not null check (state in ('waiting', 'taken', 'failed')),
  host text not null,
  answer text not null,
  settled_at timestamptz
);

-- Tells every process which cached row is out of date: trigger arguments are the topic and the column that is its key.
create function notify_row_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('row_changed', tg_argv[0] || ':' || coalesce(
    to_jsonb(old) ->> tg_argv[1],
    to_jsonb(new) ->> tg_argv[1]));
  return null;
end $$;
