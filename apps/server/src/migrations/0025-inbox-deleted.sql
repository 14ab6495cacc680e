-- Messages that are marked as deleted at their server and not removed there (RFC 3501, 2.3.2). Nobody is shown them; they
-- count when a folder is compared with what the server has, and come back when the mark is taken off.
create table inbox_deleted (
  folder_id bigint not null references inbox_folders on delete cascade,
  uid bigint not null,
  workspace_id uuid not null references workspaces on delete cascade,
  primary key (folder_id, uid)
);
