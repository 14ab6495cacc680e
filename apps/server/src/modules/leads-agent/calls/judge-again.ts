import { decidedBy, fitOf, judgeCandidate } from '@outrider/lead-finder/judge/judge';
import { confidenceOf } from '@outrider/lead-finder/judge/rank';
import type { Criterion, Judgement } from '@outrider/lead-finder/lead';
import type { Scope, Trx } from '../../../platform/db.ts';
import { tallyRow } from '../runs/tally.ts';
import { findCompanies } from '../store/companies.repository.ts';
import { changeRow, listHeld, listRows, type RowRecord } from '../store/rows.repository.ts';
import type { Task } from '../store/tasks.repository.ts';
import { noVerdicts } from './begin-search.ts';

const ROWS_A_LOOK = 500;
/** More are held back by no search: it ends soon after it has the people it wanted. */
const HELD_MAX = 10_000;

/** Judges what is known by the criteria the search has now. A criterion that stayed as it was keeps its judgements, the user's too. */
export async function judgeAgain(trx: Trx, scope: Scope, task: Task, before: readonly Criterion[]): Promise<void> {
  const { criteria } = task.wish;
  const changed = criteria.filter((one) => !before.some((old) => JSON.stringify(old) === JSON.stringify(one)));
  Object.assign(task.counts, { judged: 0, fit: 0, unclear: 0, out: 0, withAddress: 0, validAddress: 0 });
  task.verdicts = noVerdicts(criteria);
  const judge = async (rows: readonly RowRecord[]) => {
    const keys = rows.map(({ companyKey }) => companyKey);
    const companies = await findCompanies(trx, scope, task.id, keys);
    return rows.map((row) => {
      const known = companies.get(row.companyKey);
      const fresh = known ? judgeCandidate(changed, known.company, row.candidate) : [];
      const judged = new Map([...row.judgements, ...fresh].map((one) => [one.criterionId, one]));
      return { row, judgements: criteria.flatMap(({ id }) => judged.get(id) ?? []) };
    });
  };
  for (let after = 0, isMore = true; isMore; ) {
    const rows = await listRows(trx, scope, task.id, { after, limit: ROWS_A_LOOK });
    for (const { row, judgements } of await judge(rows)) {
      const change = fitBy(task, row, judgements);
      await changeRow(trx, scope, row.id, change);
      tallyRow(task, { ...row, ...change }, 1);
    }
    isMore = rows.length === ROWS_A_LOOK;
    after = rows.at(-1)?.number ?? after;
  }
  // A person held back comes later, by the criteria of then, and is counted and charged then.
  for (const { row, judgements } of await judge(await listHeld(trx, scope, task.id, HELD_MAX)))
    await changeRow(trx, scope, row.id, judgedBy(task, row, judgements));
}

/** A row as these judgements leave it. Who fits by our own judgement is to be charged, and nobody for what the user decided. */
export function fitBy(task: Task, row: RowRecord, judgements: Judgement[]) {
  const fit = fitOf(judgements);
  const isOurs = judgements.every(({ by }) => by !== 'user');
  const isDue = fit === 'fit' && isOurs && row.contactId === null;
  const charge = row.charge === 'charged' ? row.charge : isDue ? 'due' : 'none';
  task.due += (charge === 'due' ? 1 : 0) - (row.charge === 'due' ? 1 : 0);
  return { ...judgedBy(task, row, judgements), charge } as const;
}

function judgedBy({ wish }: Task, { candidate: { name, email } }: RowRecord, judgements: Judgement[]) {
  return {
    judgements,
    fit: fitOf(judgements),
    decidedBy: decidedBy(wish.criteria, judgements).text,
    confidence: confidenceOf({ judgements, name, email }),
  };
}
