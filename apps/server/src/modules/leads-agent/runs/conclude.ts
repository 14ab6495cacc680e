import { expectTotal, type JudgedRow, suggestLooser } from '@outrider/lead-finder/expect-total';
import type { StopReason } from '@outrider/lead-finder/lead';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { findCompanies } from '../store/companies.repository.ts';
import type { Happening } from '../store/events.repository.ts';
import { endSearching, listRows } from '../store/rows.repository.ts';
import type { Task } from '../store/tasks.repository.ts';
import { dropAddresses } from '../store/units.repository.ts';
import { settleRest } from './charge.ts';
import { type ComputedForecast, lookAhead } from './look-ahead.ts';

type Deps = Pick<LeadsAgentDeps, 'now'>;

const WEEK_MS = 7 * 86_400_000;
const ROWS_COMPARED = 500;
/** What verifying an address costs us: nothing but time. */
const MICROS_A_LEAD = 0;

/** Ends the preview or the search where nothing more is to be done. In the transaction of the step after which that is so. */
export async function concludeIfOver(deps: Deps, trx: Trx, scope: Scope, task: Task): Promise<Happening[]> {
  if (task.state === 'ended' || task.state === 'previewed') return [];
  const ahead = await lookAhead(trx, scope, task);
  return ahead.isOver ? conclude(deps, trx, scope, task, ahead) : [];
}

/** Ends it: what is ahead of it is known. */
export async function conclude(
  deps: Deps,
  trx: Trx,
  scope: Scope,
  task: Task,
  { reason }: Pick<ComputedForecast, 'reason'>,
): Promise<Happening[]> {
  await compareRows(trx, scope, task);
  if (task.state === 'previewing') {
    task.state = 'previewed';
    task.expected = expectTotal(sampleOf(task, deps.now()));
    const values = { judged: task.counts.judged, companies: task.companiesRead };
    return [{ kind: 'procedure', line: { key: 'previewed', values } }];
  }
  return endTask(deps, trx, scope, task, reason ?? 'candidatesExhausted');
}

async function endTask(deps: Deps, trx: Trx, scope: Scope, task: Task, reason: StopReason): Promise<Happening[]> {
  const at = deps.now();
  await settleRest(deps, trx, scope, task);
  await dropAddresses(trx, scope, task.id);
  await endSearching(trx, scope, task.id);
  task.state = 'ended';
  task.stopReason = reason;
  task.endedAt = at;
  if (task.isWeekly) task.nextRunAt = new Date(at.getTime() + WEEK_MS);
  return [{ kind: 'procedure', line: { key: 'ended', values: { reason, fit: task.counts.fit } } }];
}

function sampleOf(task: Task, now: Date) {
  const seconds = Math.max(0, now.getTime() - (task.previewBeganAt ?? now).getTime()) / 1_000;
  return {
    companies: task.counts.companies,
    judgedCompanies: task.companiesRead,
    judged: task.counts.judged,
    fit: task.counts.fit,
    wanted: task.wanted,
    spentMicros: task.spentMicros,
    microsPerLead: MICROS_A_LEAD,
    secondsPerCompany: task.companiesRead > 0 ? seconds / task.companiesRead : 0,
  };
}

/** What would bring more is known from the rows that only one criterion kept out. */
async function compareRows(trx: Trx, scope: Scope, task: Task): Promise<void> {
  const rows = await listRows(trx, scope, task.id, { after: 0, limit: ROWS_COMPARED });
  const companies = await findCompanies(
    trx,
    scope,
    task.id,
    rows.map(({ companyKey }) => companyKey),
  );
  const judged = rows.map(({ id, companyKey, candidate, judgements }): JudgedRow => {
    const company = companies.get(companyKey)?.company;
    return {
      rowId: id,
      name: candidate.name.value,
      judgements,
      title: candidate.title?.value ?? null,
      city: company?.city?.value ?? null,
      industry: company?.industry?.value ?? null,
      people: company?.people?.value ?? null,
    };
  });
  task.suggestions = suggestLooser(task.wish.criteria, judged, task.counts.companies);
}
