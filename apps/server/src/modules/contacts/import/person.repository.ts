import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { say } from './words.ts';
import './import.tables.ts';

/** Rows of files that could not be taken, or only in part: they are kept for a while with all they say. */
const problems: PersonalData = {
  name: 'importProblems',
  async export(trx, { workspaceId }, email) {
    const { rows } = await sql<{ line: number; cells: string[] }>`select line, cells from contact_import_problems
      where workspace_id = ${workspaceId} and ${mentions(email)} order by import_id, line`.execute(trx);
    return rows.map(({ line, cells }) => ({ line, cells }));
  },
  async erase(trx, { workspaceId }, email) {
    const { numAffectedRows } = await sql`delete from contact_import_problems
      where workspace_id = ${workspaceId} and ${mentions(email)}`.execute(trx);
    return Number(numAffectedRows ?? 0);
  },
};

const mentions = (email: string) =>
  sql<boolean>`strpos(lower(value || ' ' || meant || ' ' || array_to_string(cells, ' ')), ${email}) > 0`;

/** Files that wait for a user to choose their columns. One that holds the person is deleted as a whole. */
const files: PersonalData = {
  name: 'importFiles',
  async export(trx, { workspaceId }, email) {
    const { rows } = await sql<{ file_name: string }>`select file_name from contact_imports
      where id in (${filesWith(workspaceId, email)})`.execute(trx);
    return rows.map(({ file_name }) => ({ fileName: file_name }));
  },
  async erase(trx, { workspaceId }, email) {
    const problem = JSON.stringify(say('erasedInFile'));
    const { rows } = await sql<{ id: string }>`update contact_imports
      set state = 'failed', problem = ${problem}, shape = null, first_row = '{}', ended_at = coalesce(ended_at, product_now())
      where id in (${filesWith(workspaceId, email)}) returning id`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`delete from contact_import_parts where import_id = any(${ids}::uuid[])`.execute(trx);
    return ids.length;
  },
};

/** An address may lie across the end of a part. In UTF-16 it is not found; such a file is deleted when its days are over. */
const filesWith = (workspaceId: string, email: string) => sql`
  select import_id from (
    select import_id, lower(encode(bytes || coalesce(substr(lead(bytes) over (partition by import_id order by start), 1, 254), ''), 'escape')) as text
    from contact_import_parts where workspace_id = ${workspaceId}) as parts
  where strpos(text, encode(convert_to(${email}, 'UTF8'), 'escape')) > 0`;

export const PERSONAL_DATA_OF_IMPORTS: readonly PersonalData[] = [problems, files];
