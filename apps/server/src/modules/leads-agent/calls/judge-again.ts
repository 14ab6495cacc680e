import { decidedBy, judgeCandidate, standingOf } from '@outrider/lead-finder/judge/judge';
import { confidenceOf } from '@outrider/lead-finder/judge/rank';
import type { Criterion, Judgement } from '@outrider/lead-finder/lead';
import type { Scope, Trx } from '../../../platform/db.ts';
import { tallyRow } from '../runs/tally.ts';
import { findCompanies } from '../store/companies.repository.ts';
import { changeRow, listRows, type RowRecord } from '../store/rows.repository.ts';
import type { Task } from '../store/tasks.repository.ts';
import { noVerdicts } from './begin-search.ts';

const ROWS_A_LOOK = 500;

/** Judges what is known by the criteria the search has now. A criterion that stayed as it was keeps its judgements, the user's too. */
export async function judgeAgain(trx: Trx, scope: Scope, task: Task, before: readonly Criterion[]): Promise<void> {
  const { criteria } = task.wish;
  const changed = criteria.filter((one) => !before.some((old) => JSON.stringify(old) === JSON.stringify(one)));
  Object.assign(task.counts, { judged: 0, fit: 0, unclear: 0, out: 0, withAddress: 0, validAddress: 0 });
  task.verdicts = noVerdicts(criteria);
  let after = 0;
  for (;;) {
    const rows = await listRows(trx, scope, task.id, { after, limit: ROWS_A_LOOK });
    const keys = rows.map(({ companyKey }) => companyKey);
    const companies = await findCompanies(trx, scope, task.id, keys);
    for (const row of rows) {
      const known = companies.get(row.companyKey);
      const fresh = known ? judgeCandidate(changed, known.company, row.candidate) : [];
      const judged = new Map([...row.judgements, ...fresh].map((one) => [one.criterionId, one]));
      const judgements = criteria.flatMap(({ id }) => judged.get(id) ?? []);
      const change = standingBy(task, row, judgements);
      await changeRow(trx, scope, row.id, change);
      tallyRow(task, { ...row, ...change }, 1);
    }
    if (rows.length < ROWS_A_LOOK) return;
    after = rows.at(-1)?.number ?? after;
  }
}

/** A row as these judgements leave it. Who fits by our own judgement is to be charged, and nobody for what the user decided. */
export function standingBy(task: Task, row: RowRecord, judgements: Judgement[]) {
  const standing = standingOf(judgements);
  const isOurs = judgements.every(({ by }) => by !== 'user');
  const isDue = standing === 'fit' && isOurs && row.contactId === null;
  const charge = row.charge === 'charged' ? row.charge : isDue ? 'due' : 'none';
  task.due += (charge === 'due' ? 1 : 0) - (row.charge === 'due' ? 1 : 0);
  const { name, email } = row.candidate;
  return {
    judgements,
    standing,
    decidedBy: decidedBy(task.wish.criteria, judgements).text,
    confidence: confidenceOf({ judgements, name, email }),
    charge,
  } as const;
}
