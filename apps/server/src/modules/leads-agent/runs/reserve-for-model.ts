import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { lockTask, saveTask } from '../store/tasks.repository.ts';
import { holdForModel, type Unit } from '../store/units.repository.ts';

/**
 * Holds so much for the model in all while this unit is worked on, as long as the budget has it. Else the rules go on alone. A
 * worker that dies leaves it with the unit, to be counted as spent.
 */
export async function reserveForModel(
  { db }: Pick<LeadsAgentDeps, 'db'>,
  scope: Scope,
  taskId: string,
  unit: Unit,
  micros: number,
): Promise<boolean> {
  const more = micros - unit.modelMicros;
  if (more <= 0) return true;
  const isHeld = await db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, scope, taskId);
    if (!task || task.budgetMicros - task.spentMicros - task.heldMicros < more) return false;
    if (!(await holdForModel(trx, scope, unit, micros))) return false;
    task.heldMicros += more;
    await saveTask(trx, scope, task);
    return true;
  });
  if (isHeld) unit.modelMicros = micros;
  return isHeld;
}
