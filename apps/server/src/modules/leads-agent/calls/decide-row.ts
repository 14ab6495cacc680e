import { AppError } from '@outrider/contract/errors';
import type { AgentRow, agreeRow as agreeCall, decideRow as decideCall } from '@outrider/contract/leads-agent/rows';
import { judgeCandidate } from '@outrider/lead-finder/judge/judge';
import type { Judgement } from '@outrider/lead-finder/lead';
import type { z } from 'zod';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { tallyRow } from '../runs/tally.ts';
import { findCompanies } from '../store/companies.repository.ts';
import { noteEvents } from '../store/events.repository.ts';
import { changeRow, findRow, type RowRecord } from '../store/rows.repository.ts';
import { saveTask, type Task } from '../store/tasks.repository.ts';
import { describeRows } from './describe-row.ts';
import { fitBy } from './judge-again.ts';
import { lockOwnTask } from './own-task.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'now'>;

/** The user's word on one criterion of one row; without a verdict, what was said before it. Its evidence stays. */
export async function decideRow(
  { db, now }: Deps,
  scope: Scope,
  { taskId, rowId, criterionId, verdict }: z.output<typeof decideCall.input>,
): Promise<AgentRow> {
  await db.transaction().execute(async (trx) => {
    const task = await lockOwnTask(trx, scope, taskId);
    const row = await ownRow(trx, scope, { taskId, rowId });
    const before = row.judgements.find((one) => one.criterionId === criterionId);
    if (!before) throw new AppError('notFound');
    const decided =
      verdict === null
        ? await takeBack(trx, scope, task, row, before)
        : { ...before, verdict, confidence: 1, by: 'user' as const, former: before.former ?? formerOf(before) };
    const judgements = row.judgements.map((one) => (one === before ? (decided ?? one) : one));
    tallyRow(task, row, -1);
    const change = fitBy(task, row, judgements);
    tallyRow(task, { ...row, ...change }, 1);
    await changeRow(trx, scope, rowId, change);
    await noteEvents(trx, scope, task, [{ kind: 'row', rowId }, { kind: 'task' }], now());
    await saveTask(trx, scope, task);
  });
  return showRow(db, scope, { taskId, rowId });
}

export async function agreeRow(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  { taskId, rowId, agreed }: z.output<typeof agreeCall.input>,
): Promise<AgentRow> {
  await ownRow(db, scope, { taskId, rowId });
  await changeRow(db, scope, rowId, { agreed });
  return showRow(db, scope, { taskId, rowId });
}

type Place = { taskId: string; rowId: string };

/** One that is held back is not there yet. */
async function ownRow(db: Db | Trx, scope: Scope, place: Place): Promise<RowRecord> {
  const row = await findRow(db, scope, place);
  if (!row || row.number === null) throw new AppError('notFound');
  return row;
}

async function showRow(db: Db, scope: Scope, place: Place): Promise<AgentRow> {
  const [row] = await describeRows(db, scope, place.taskId, [await ownRow(db, scope, place)]);
  if (!row) throw new AppError('notFound');
  return row;
}

const formerOf = ({ verdict, confidence, reason, by }: Judgement): Judgement['former'] =>
  by === 'user' ? undefined : { verdict, confidence, reason, by };

/** A decision of before anything was kept with it leaves what the rules say. */
async function takeBack(
  trx: Trx,
  scope: Scope,
  task: Task,
  row: RowRecord,
  before: Judgement,
): Promise<Judgement | undefined> {
  if (before.by !== 'user') return before;
  const { former, ...decided } = before;
  return former ? { ...decided, ...former } : classifyOne(trx, scope, task, row, before.criterionId);
}

async function classifyOne(trx: Trx, scope: Scope, task: Task, row: RowRecord, criterionId: string) {
  const criteria = task.wish.criteria.filter(({ id }) => id === criterionId);
  const known = (await findCompanies(trx, scope, task.id, [row.companyKey])).get(row.companyKey);
  return known && judgeCandidate(criteria, known.company, row.candidate)[0];
}
