-- Jobs that waited when a backup was made. The first start after a restore puts them into the queue, and empties this.
create table restored_jobs (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null
);
