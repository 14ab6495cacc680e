import type { AgentTask, procedureStep } from '@outrider/contract/leads-agent/search';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { listSpend, type SourceSpend } from '../store/spend.repository.ts';
import type { Task } from '../store/tasks.repository.ts';
import { countOpen } from '../store/units.repository.ts';

type Step = z.infer<typeof procedureStep>;
type Open = Awaited<ReturnType<typeof countOpen>>;

export async function describeTask(db: Db, scope: Scope, task: Task): Promise<AgentTask> {
  const sources = await listSpend(db, scope, task.id);
  const open = await countOpen(db, scope, task.id);
  return {
    taskId: task.id,
    name: task.name,
    wish: task.wish,
    state: task.state,
    stopReason: task.stopReason,
    completed: task.state === 'ended',
    isWeekly: task.isWeekly,
    nextRunAt: task.nextRunAt?.toISOString() ?? null,
    steps: stepsOf(task, sources, open),
    counts: task.counts,
    verdicts: task.verdicts,
    spend: {
      micros: task.spentMicros,
      bySource: sources.map(({ source, micros, requests }) => ({ source, micros, requests })),
      budgetMicros: task.budgetMicros,
      charged: task.charged,
    },
    expected: task.expected,
    suggestions: task.suggestions,
    obliged: task.obliged,
    createdAt: task.createdAt.toISOString(),
    startedAt: task.startedAt?.toISOString() ?? null,
    endedAt: task.endedAt?.toISOString() ?? null,
  };
}

/** Only where one was asked. */
const modelStep = (sources: SourceSpend[]): Step[] =>
  sources
    .filter(({ source }) => source === 'model')
    .map(({ requests, answered, found }) => ({
      key: 'model',
      source: null,
      state: 'done',
      counts: { requests, answered, kept: found },
      trouble: '',
      at: null,
    }));

/** The lines of the procedure: what was understood, each source, and what became of what they found. */
function stepsOf(task: Task, sources: SourceSpend[], open: Open): Step[] {
  const { counts, wish } = task;
  const isWorking = task.state === 'running' || task.state === 'previewing' || task.state === 'stopping';
  const openOf = (kinds: string[], source?: string) =>
    open
      .filter((one) => kinds.includes(one.kind) && (source === undefined || one.source === source))
      .reduce((sum, { count }) => sum + count, 0);
  const stateOf = (left: number, done: number): Step['state'] =>
    left > 0 && isWorking ? 'running' : done > 0 || !isWorking ? 'done' : 'waiting';
  const at = task.createdAt.toISOString();
  const understood: Step = {
    key: 'understand',
    source: null,
    state: 'done',
    counts: { criteria: wish.criteria.length },
    trouble: '',
    at,
  };
  const searched = wish.sources.map((source): Step => {
    const spent = sources.find((one) => one.source === source);
    const { requests = 0, found = 0, answered = 0, trouble = '', failedAt = null } = spent ?? {};
    const left = openOf(['search', 'people', 'crawl'], source);
    const state = failedAt ? 'failed' : stateOf(left, answered);
    return {
      key: 'search',
      source,
      state,
      counts: { requests, found, left },
      trouble,
      at: failedAt?.toISOString() ?? null,
    };
  });
  const step = (key: Step['key'], left: number, done: number, numbers: Step['counts']): Step => ({
    key,
    source: null,
    state: stateOf(left, done),
    counts: numbers,
    trouble: '',
    at: null,
  });
  const sites = openOf(['company']);
  const matches = openOf(['match']);
  const addresses = openOf(['address']);
  return [
    understood,
    ...searched,
    step('read', sites, task.companiesRead, {
      companies: counts.companies,
      read: task.companiesRead,
      pages: counts.pages,
    }),
    ...(wish.sources.includes('apollo')
      ? [{ ...step('match', matches, 0, { left: matches, people: counts.candidates }), source: 'apollo' as const }]
      : []),
    step('judge', sites, counts.judged, {
      judged: counts.judged,
      fit: counts.fit,
      unclear: counts.unclear,
      out: counts.out,
    }),
    ...modelStep(sources),
    step('address', addresses, counts.withAddress, {
      found: counts.withAddress,
      valid: counts.validAddress,
      left: addresses,
    }),
  ];
}
