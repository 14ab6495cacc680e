import { sql } from 'kysely';
import { affected, mentions, type PersonalData, toRows, without } from '../../platform/personal-data.ts';
import './files.tables.ts';

/** Who was sent a link, and files whose name or note tells of a person. What is in a file is for its owner to know. */
export const PERSONAL_DATA_OF_FILES: PersonalData[] = [
  {
    name: 'fileLinks',
    export: (trx, { workspaceId }, email) =>
      toRows(
        sql`select json_build_object('file', f.name, 'sentAt', l.created_at, 'downloads', l.downloads) as row
          from file_links l join files f on f.id = l.file_id
          where l.workspace_id = ${workspaceId} and ${email} = any(l.sent_to) order by l.created_at`,
        trx,
      ),
    erase: (trx, { workspaceId }, email) =>
      affected(
        sql`update file_links set sent_to = array_remove(sent_to, ${email})
          where workspace_id = ${workspaceId} and ${email} = any(sent_to)`,
        trx,
      ),
  },
  {
    name: 'files',
    export: (trx, { workspaceId }, email) =>
      toRows(
        sql`select json_build_object('name', name, 'note', note, 'createdAt', created_at) as row from files
          where workspace_id = ${workspaceId} and (${mentions('name', email)} or ${mentions('note', email)})
          order by created_at`,
        trx,
      ),
    // With its id, so that two names that named the same person stay two.
    erase: (trx, { workspaceId }, email) =>
      affected(
        sql`update files set note = ${without('note', email)}, name = case when ${mentions('name', email)}
            then left(id::text, 8) || ' ' || right(${without('name', email)}, 200) else name end
          where workspace_id = ${workspaceId} and (${mentions('name', email)} or ${mentions('note', email)})`,
        trx,
      ),
  },
  {
    name: 'uploads',
    export: (trx, { workspaceId }, email) =>
      toRows(
        sql`select json_build_object('name', name, 'uploadedAt', begun_at) as row from uploads
          where workspace_id = ${workspaceId} and ${mentions('name', email)} order by begun_at`,
        trx,
      ),
    erase: (trx, { workspaceId }, email) =>
      affected(
        sql`update uploads set name = ${without('name', email)}
          where workspace_id = ${workspaceId} and ${mentions('name', email)}`,
        trx,
      ),
  },
];
