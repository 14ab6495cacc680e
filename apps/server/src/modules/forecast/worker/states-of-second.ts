import type { ForecastRequest } from '../planner/forecast-request.ts';
import type { Columns } from '../planner/planner-columns.ts';
import type { LeadStates } from './compute-states.ts';

type Known = { question: string; columns: Columns; states: LeadStates };

/**
 * States computed in the second a request is of. Nothing of an earlier second is kept. Asked again with the same rows, rules and
 * counters, they would come out the same.
 */
export function createStatesOfSecond() {
  let second = Number.NaN;
  const computed = new Map<string, Known>();

  return (order: ForecastRequest, columns: Columns, compute: () => LeadStates): LeadStates => {
    if (order.now !== second) computed.clear();
    second = order.now;
    const key = order.campaigns.map(({ id }) => id).join(' ');
    const question = JSON.stringify([order, columns.counters]);
    const known = computed.get(key);
    if (known && known.question === question && haveSameRows(known.columns, columns)) return known.states;
    const states = compute();
    computed.set(key, { question, columns, states });
    return states;
  };
}

/** Rows that did not change are remembered and given again, and are then the very same. Values of fields are read each time. */
const haveSameRows = (one: Columns, other: Columns) =>
  one.leads === other.leads && one.mails === other.mails && one.values.size === 0 && other.values.size === 0;
