import type { Scope, Trx } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import type { SourceFailure } from '../sources/source.ts';
import { type Happening, noteEvents } from '../store/events.repository.ts';
import { addSpend, failSource } from '../store/spend.repository.ts';
import { lockTask, saveTask, type Task } from '../store/tasks.repository.ts';
import { closeSource, endUnit, type Unit } from '../store/units.repository.ts';
import { concludeIfOver } from './conclude.ts';
import type { Finding } from './finding.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'now'>;

const ATTEMPTS_MAX = 3;
const AGAIN_AFTER_MS = 2_000;
/** One who asks to be asked later than this is not waited for. */
const WAIT_MAX_MS = 60_000;

/**
 * Writes down what a unit brought, what it cost and whether the search is over with it: together or not at all. Only for
 * a worker that still holds it: of two that did the same, one is counted.
 */
export const settleUnit = (deps: Deps, scope: Scope, taskId: string, unit: Unit, finding: Finding): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, scope, taskId);
    if (!task) return;
    const at = deps.now();
    const again = finding.kind === 'failed' ? triesAgain(finding, unit, at) : undefined;
    if (!(await endUnit(trx, scope, unit, again ?? { settledAt: at }))) return;
    task.heldMicros -= unit.priceMicros + unit.modelMicros;
    task.spentMicros += finding.spent.micros + (finding.model?.micros ?? 0);
    const isDone = finding.kind === 'done';
    const trouble = finding.kind === 'failed' && finding.trouble !== 'stopped' ? wordsOf(finding) : '';
    if (unit.kind !== 'address') {
      const counted = { answered: isDone ? 1 : 0, found: isDone ? finding.found : 0, trouble };
      await addSpend(trx, scope, taskId, sourceOf(unit), { ...finding.spent, ...counted });
    }
    if (finding.model && finding.model.requests > 0) {
      const { kept: found, ...used } = finding.model;
      await addSpend(trx, scope, taskId, 'model', { ...used, found, trouble: '' });
    }
    const happened = isDone
      ? await finding.apply(trx, task)
      : again
        ? []
        : await giveUp({ trx, scope, task, unit, failure: finding, at });
    happened.push(...(await concludeIfOver(deps, trx, scope, task)));
    await noteEvents(trx, scope, task, [...happened, { kind: 'task' }], at);
    await saveTask(trx, scope, task);
  });

/** Sites are read by the crawler, no matter which source named them. */
const sourceOf = ({ kind, source }: Unit) => (kind === 'company' ? 'crawler' : source);

const wordsOf = ({ trouble, said }: SourceFailure) => (said === '' ? trouble : `${trouble}: ${said}`);

/** Undefined where asking again would not help. */
function triesAgain(
  { trouble, retryAfterMs }: SourceFailure,
  { attempts }: Unit,
  at: Date,
): { nextTryAt: Date | null } | undefined {
  if (trouble === 'stopped') return { nextTryAt: null };
  const isPassing =
    trouble === 'busy' || trouble === 'timedOut' || trouble === 'unavailable' || trouble === 'malformed';
  const waitMs = retryAfterMs ?? AGAIN_AFTER_MS * attempts;
  if (!isPassing || attempts >= ATTEMPTS_MAX || waitMs > WAIT_MAX_MS) return undefined;
  return { nextTryAt: new Date(at.getTime() + waitMs) };
}

type Failed = { trx: Trx; scope: Scope; task: Task; unit: Unit; failure: SourceFailure; at: Date };

/** A site, an address or a page of a list that fails is one of many; a source that fails is asked nothing more in this search. */
async function giveUp({ trx, scope, task, unit, failure, at }: Failed): Promise<Happening[]> {
  const trouble = wordsOf(failure);
  const isOneOfMany =
    unit.kind === 'company' || unit.kind === 'address' || (unit.kind === 'crawl' && unit.asked.depth > 0);
  if (!isOneOfMany) {
    await failSource(trx, scope, task.id, unit.source, { trouble, at });
    if (unit.kind !== 'crawl') await closeSource(trx, scope, task.id, unit.source, at);
  }
  return [{ kind: 'procedure', line: { key: 'failed', values: { source: unit.source, trouble } } }];
}
