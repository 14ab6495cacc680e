import type { Language } from '@outrider/contract/languages';
import type { AgentRow, exportRows as exportCall, listRows as listCall } from '@outrider/contract/leads-agent/rows';
import { CATEGORY_WORDS } from '@outrider/contract/verification/category-words';
import { rankRows } from '@outrider/lead-finder/judge/rank';
import type { Stated } from '@outrider/lead-finder/lead';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { csvLine } from '../../../platform/write-csv.ts';
import { countRows, listRows, type RowRecord } from '../store/rows.repository.ts';
import { describeRows } from './describe-row.ts';
import { ownTask } from './own-task.ts';

type Deps = { db: Db };

export async function readRows(
  { db }: Deps,
  scope: Scope,
  { taskId, fit, isPreview, after, limit }: z.output<typeof listCall.input>,
): Promise<z.input<typeof listCall.output>> {
  await ownTask(db, scope, taskId);
  const rows = await listRows(db, scope, taskId, { fit, isPreview, after, limit });
  return {
    rows: await describeRows(db, scope, taskId, rows),
    next: rows.length === limit ? (rows.at(-1)?.number ?? null) : null,
    total: await countRows(db, scope, taskId, { fit, isPreview }),
  };
}

/** The surest first, each value with where it was read. */
export async function exportRows(
  { db }: Deps,
  scope: Scope,
  { taskId, fit, language }: z.output<typeof exportCall.input> & { language: Language },
): Promise<{ csv: string }> {
  const { wish } = await ownTask(db, scope, taskId);
  const found = await listRows(db, scope, taskId, { fit });
  const rows = await describeRows(
    db,
    scope,
    taskId,
    rankRows(found.map(asRanked)).map(({ row }) => row),
  );
  const head = ['name', 'title', 'company', 'website', 'place', 'phone', 'email', 'emailState', 'fit', 'reason'];
  const criteria = wish.criteria.flatMap(({ label }) => [label, `${label}: evidence`]);
  const lines = rows.map((row) =>
    csvLine([
      row.name.value,
      row.title?.value ?? '',
      row.company?.value ?? '',
      row.companyKey,
      row.place?.value ?? '',
      row.phone?.value ?? '',
      row.email?.value ?? '',
      emailWords(row, language),
      row.fit,
      row.decidedBy,
      ...wish.criteria.flatMap(({ id }) => {
        const judged = row.judgements.find(({ criterionId }) => criterionId === id);
        return [judged?.verdict ?? '', evidenceOf(judged?.proofs)];
      }),
      evidenceOf(row.name.proofs),
      evidenceOf(row.email?.proofs),
      row.foundAt,
    ]),
  );
  return { csv: csvLine([...head, ...criteria, 'name: evidence', 'email: evidence', 'foundAt']) + lines.join('') };
}

const asRanked = (row: RowRecord) => ({ row, judgements: row.judgements, ...row.candidate });

const emailWords = ({ emailState }: AgentRow, language: Language) =>
  emailState === 'none' || emailState === 'searching' ? '' : CATEGORY_WORDS[emailState][language];

const evidenceOf = (proofs: Stated['proofs'] = []) =>
  proofs.map(({ quote, url, readAt }) => `“${quote}” ${url} ${readAt}`).join(' | ');
