-- A mail a server took is 'taken' until its books are written: what follows from it is planned, and told where it is
-- counted. Only then it is 'accepted', and settled. So the note of a reply changes no index, as most changes of a mail do.
alter table send_ledger
  add column taken_at timestamptz,
  -- The counters it was counted in, for giving back.
  add column counted_in bigint[],
  drop constraint send_ledger_state_check,
  add constraint send_ledger_state_check check (state in
    ('planned', 'reserved', 'complete', 'doubt', 'taken', 'accepted', 'rejected', 'failed', 'stopped', 'skipped'));

-- Mails whose books are not written: taken, or skipped with a round to follow. They stay open meanwhile. Without a
-- reference, which would lock each mail once more; whoever writes the books passes over those that are gone.
create table send_unbooked (ledger_id bigint primary key);
insert into send_unbooked select id from send_ledger where needs_next;
update send_ledger set open = true, taken_at = settled_at, state = case state when 'accepted' then 'taken' else state end
where needs_next;
alter table send_ledger drop column needs_next;

alter table cap_counters add column id bigint generated always as identity unique;
update send_ledger l set counted_in = array(
  select c.id from jsonb_to_recordset(l.counted) as k (kind text, key text, day date) join cap_counters c using (kind, key, day))
where l.counted is not null and l.state in ('planned', 'reserved', 'complete', 'doubt');
alter table send_ledger drop column counted;
