-- A version belongs to its draft, and the draft to its workspace: a save need not prove the second as well, nor keep a place in
-- an index for it. A letter stays in its row where it fits when compressed, and a row of drafts is rewritten in its page.
alter table draft_versions drop constraint draft_versions_workspace_id_fkey, set (toast_tuple_target = 8160);
drop index draft_versions_by_workspace;
alter table drafts set (fillfactor = 70);
