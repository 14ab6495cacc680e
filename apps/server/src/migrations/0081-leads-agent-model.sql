-- Held for a model while the unit is worked on, beside its price.
alter table agent_units add column model_micros bigint not null default 0 check (model_micros >= 0);

-- Questions a model has read, so that none is asked twice. What that cost is counted to the next search.
create table agent_questions (
  workspace_id uuid not null references workspaces on delete cascade,
  question text not null,
  criteria jsonb not null,
  micros bigint not null,
  is_counted boolean not null default false,
  asked_at timestamptz not null,
  primary key (workspace_id, question)
);
create index agent_questions_asked on agent_questions (asked_at);
