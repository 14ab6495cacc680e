import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../../platform/db.ts';
import type { Judged } from './judge-rows.ts';
import '../import.tables.ts';

export type ProblemRow = Selectable<Tables['contact_import_problems']>;

const PAGE = 200;
/** A wrong column refuses every row of a million; so many are enough to see that. The counts go on. */
const PROBLEMS_MAX = 100_000;
const CELLS_SHOWN_MAX = 100;
const CELL_SHOWN_MAX = 500;

/** Writes down what is to be reported of rows. */
export async function insertProblems(
  trx: Trx,
  { workspaceId }: Scope,
  importId: string,
  judged: readonly Judged[],
): Promise<void> {
  const rows = judged.flatMap(({ shaped: { ordinal, row }, outcome, remarks }) =>
    remarks.map(({ column, value, said, meant }) => ({
      id: randomUUID(),
      ordinal,
      line: row.line,
      kind: outcome === 'notTaken' ? 'notTaken' : 'remark',
      column_index: column,
      value,
      code: said.code,
      details: said.values,
      meant,
      cells: row.cells.slice(0, CELLS_SHOWN_MAX).map((cell) => cell.slice(0, CELL_SHOWN_MAX).toWellFormed()),
    })),
  );
  if (rows.length === 0) return;
  await sql`insert into contact_import_problems
      (id, import_id, workspace_id, ordinal, line, kind, column_index, value, code, details, meant, cells)
    select id, ${importId}, ${workspaceId}, ordinal, line, kind, column_index, value, code, details, meant, cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, ordinal integer, line integer, kind text,
      column_index integer, value text, code text, details jsonb, meant text, cells text[])
    where (select count(*) from contact_import_problems where import_id = ${importId}) < ${PROBLEMS_MAX}`.execute(trx);
}

type Asked = { kind: 'notTaken' | 'remark' | undefined; afterRow: number };

/** By row. A page ends with a whole row, so that the next one can begin after its number. */
export async function listProblems(db: Db, { workspaceId }: Scope, importId: string, { kind, afterRow }: Asked) {
  const asked = db
    .selectFrom('contact_import_problems')
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', importId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'notTaken'));
  const { rows } = await sql<ProblemRow>`select * from (${asked.selectAll().where('line', '>', afterRow)}) as asked
    order by line, id fetch first ${sql.lit(PAGE)} rows only`.execute(db);
  const last = rows.at(-1)?.line ?? 0;
  const rest = await asked.selectAll().where('line', '=', last).orderBy('id').execute();
  const problems = [...rows.filter(({ line }) => line < last), ...(rows.length > 0 ? rest : [])];
  const { total, after } = await asked
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where line > ${last})::int`.as('after'),
    ])
    .executeTakeFirstOrThrow();
  return { problems, total, more: rows.length > 0 && after > 0 };
}

export const lockProblem = (trx: Trx, { workspaceId }: Scope, id: string): Promise<ProblemRow | undefined> =>
  trx
    .selectFrom('contact_import_problems')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const markFixed = (trx: Trx, { workspaceId }: Scope, id: string, value: string): Promise<ProblemRow> =>
  trx
    .updateTable('contact_import_problems')
    .set({ fixed: true, value })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
