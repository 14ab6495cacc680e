-- Files of a draft are free once it is gone; bytes nothing refers to are swept a while later.
create function free_uploads_of_draft() returns trigger language plpgsql as $$
begin
  with freed as (delete from upload_uses where owner_id = old.id returning upload_id)
  update uploads set unused_since = now() from freed where uploads.id = freed.upload_id;
  return null;
end $$;
create trigger drafts_free_uploads after delete on drafts for each row execute function free_uploads_of_draft();
