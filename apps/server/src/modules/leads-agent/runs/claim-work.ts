import { randomUUID } from 'node:crypto';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { noteEvents } from '../store/events.repository.ts';
import { addSpend } from '../store/spend.repository.ts';
import { lockTask, saveTask, type Task } from '../store/tasks.repository.ts';
import { claimUnit, findLeft, takeBackUnits, type Unit } from '../store/units.repository.ts';
import { conclude } from './conclude.ts';
import { lookAhead } from './look-ahead.ts';

/** Shorter than it takes to notice a dead worker's job, so that the worker that takes the job over finds its units free. */
export const LEASE_MS = 15_000;

type Deps = Pick<LeadsAgentDeps, 'db' | 'now' | 'systemNow'>;

export type Claimed =
  | { kind: 'unit'; unit: Unit; task: Task }
  /** There is something, but others work on it, or it is put off. */
  | { kind: 'wait' }
  | { kind: 'nothing' };

/** Takes the next unit and holds the most it can cost, so that requests under way never pass the budget together. */
export const claimWork = (deps: Deps, scope: Scope, taskId: string): Promise<Claimed> =>
  deps.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, scope, taskId);
    if (!task) return { kind: 'nothing' };
    const [now, systemNow] = [deps.now(), deps.systemNow()];
    const isLost = await countLost(trx, scope, task, systemNow);
    const ahead = await lookAhead(trx, scope, task);
    if (ahead.isOver) {
      const happened = await conclude(deps, trx, scope, task, ahead);
      await noteEvents(trx, scope, task, [...happened, { kind: 'task' }], now);
    }
    const { stages, room } = ahead.isOver ? await lookAhead(trx, scope, task) : ahead;
    const until = new Date(systemNow.getTime() + LEASE_MS);
    const unit = await claimUnit(trx, scope, taskId, { stages, room, lease: randomUUID(), until, now });
    const held = unit?.priceMicros ?? 0;
    task.heldMicros += held;
    if (isLost || ahead.isOver || held > 0) await saveTask(trx, scope, task);
    if (unit) return { kind: 'unit', unit, task };
    const { isAny } = await findLeft(trx, scope, taskId, { stages, room });
    return { kind: isAny ? 'wait' : 'nothing' };
  });

/** What a worker that was killed had asked for may have been paid for: the most it can have cost is counted as spent. Gives whether it was. */
export async function countLost(trx: Trx, scope: Scope, task: Task, systemNow: Date): Promise<boolean> {
  const paid = (await takeBackUnits(trx, scope, task.id, systemNow)).flatMap(({ source, priceMicros, modelMicros }) => [
    { source, micros: priceMicros },
    { source: 'model' as const, micros: modelMicros },
  ]);
  for (const { source, micros } of paid) {
    if (micros === 0) continue;
    task.heldMicros -= micros;
    task.spentMicros += micros;
    await addSpend(trx, scope, task.id, source, { micros, requests: 1, answered: 0, found: 0, trouble: '' });
  }
  return paid.some(({ micros }) => micros > 0);
}
