import { AppError } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import { CATEGORY_WORDS } from '@outrider/contract/verification/category-words';
import type {
  exportVerification as exportCall,
  listVerifyRows as listCall,
  pushValid as pushCall,
  VerifyRow,
} from '@outrider/contract/verification/verification';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { csvLine } from '../../../platform/write-csv.ts';
import { countReported, listReported, type RowFilter } from '../result-rows.repository.ts';
import { describeRow } from '../tasks/describe-task.ts';
import { findTask, type TaskRow } from '../tasks.repository.ts';
import type { VerificationDeps } from '../verification-deps.ts';

type Deps = Pick<VerificationDeps, 'db'>;

const PAGE_SIZE = 100;
const ROWS_A_LOOK = 5_000;

export async function ownTask({ db }: Deps, scope: Scope, taskId: string): Promise<TaskRow> {
  const task = await findTask(db, scope, taskId);
  if (!task) throw new AppError('notFound');
  return task;
}

export async function listResults(
  deps: Deps,
  scope: Scope,
  { after, ...filter }: z.output<typeof listCall.input>,
): Promise<z.input<typeof listCall.output>> {
  await ownTask(deps, scope, filter.taskId);
  const rows = await listReported(deps.db, scope, filter, { after, limit: PAGE_SIZE });
  const next = rows.length === PAGE_SIZE ? (rows.at(-1)?.report ?? null) : null;
  return { rows: rows.map(describeRow), next, total: await countReported(deps.db, scope, filter) };
}

const COLUMNS = [
  'email',
  'category',
  'reason',
  'flags',
  'mx',
  'code',
  'enhanced',
  'reply',
  'attempts',
  'meant',
] as const satisfies (keyof VerifyRow)[];

/** Everything a row keeps, so that the user can judge. The category is called as on the screen. */
export async function exportResults(
  deps: Deps,
  scope: Scope,
  { taskId, category, language }: z.output<typeof exportCall.input> & { language: Language },
): Promise<{ csv: string }> {
  await ownTask(deps, scope, taskId);
  let csv = csvLine([...COLUMNS]);
  for await (const rows of eachLook(deps, scope, { taskId, category })) {
    for (const row of rows) {
      const cells = {
        ...row,
        category: CATEGORY_WORDS[row.category][language],
        flags: row.flags.join(' '),
        code: row.code ?? '',
        meant: row.meant ?? '',
      };
      csv += csvLine(COLUMNS.map((column) => String(cells[column])));
    }
  }
  return { csv };
}

/** Suppressed addresses stay out; who is there already stays as they are. */
export async function pushResults(
  deps: Pick<VerificationDeps, 'db' | 'contacts'>,
  scope: Scope,
  { taskId, categories, list }: z.output<typeof pushCall.input>,
): Promise<z.input<typeof pushCall.output>> {
  const task = await ownTask(deps, scope, taskId);
  const emails: string[] = [];
  for (const category of new Set(categories)) {
    for await (const rows of eachLook(deps, scope, { taskId, category }))
      emails.push(...rows.map(({ email }) => email));
  }
  return deps.contacts.add(scope, emails, { list, source: task.name });
}

async function* eachLook({ db }: Deps, scope: Scope, filter: RowFilter): AsyncGenerator<VerifyRow[]> {
  let after = 0;
  for (;;) {
    const rows = await listReported(db, scope, filter, { after, limit: ROWS_A_LOOK });
    yield rows.filter(({ settled_at }) => settled_at !== null).map(describeRow);
    if (rows.length < ROWS_A_LOOK) return;
    after = rows.at(-1)?.report ?? after;
  }
}
