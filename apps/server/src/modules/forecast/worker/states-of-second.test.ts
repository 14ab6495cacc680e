import { expect, test, vi } from 'vitest';
import type { ForecastRequest } from '../planner/forecast-request.ts';
import type { Columns } from '../planner/planner-columns.ts';
import { NO_LEADS, NO_MAILS } from '../planner/planner-rows.repository.ts';
import type { LeadStates } from './compute-states.ts';
import { createStatesOfSecond } from './states-of-second.ts';

const REQUEST: ForecastRequest = {
  workspace: { id: 'w', zone: 'UTC', mailsPerMonth: null },
  campaigns: [],
  mailboxes: [],
  names: [],
  lacking: [],
  withZones: false,
  shape: '',
  now: 1_000,
};
const COLUMNS: Columns = { leads: NO_LEADS, mails: NO_MAILS, counters: [], values: new Map() };

function counting() {
  const statesOf = createStatesOfSecond();
  const compute = vi.fn((): LeadStates => ({ asOf: 0, campaigns: [], mailboxes: [], names: [] }));
  const ask = (request: Partial<ForecastRequest> = {}, columns: Partial<Columns> = {}) =>
    statesOf({ ...REQUEST, ...request }, { ...COLUMNS, ...columns }, compute);
  return { ask, compute };
}

test('the same question of the same second is computed once', () => {
  const { ask, compute } = counting();
  expect(ask()).toBe(ask());
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each<[what: string, request: Partial<ForecastRequest>, columns: Partial<Columns>]>([
  ['the next second', { now: 2_000 }, {}],
  ['another rule', { shape: 'changed' }, {}],
  ['people who were read again', {}, { leads: { ...NO_LEADS } }],
  ['mails that were read again', {}, { mails: { ...NO_MAILS } }],
  ['a counter that went on', {}, { counters: [{ kind: 'mailbox', key: 'm', day: '2026-03-02', used: 1 }] }],
  ['values of a field that a condition asks about', {}, { values: new Map([[1, {}]]) }],
])('%s is computed anew', (_what, request, columns) => {
  const { ask, compute } = counting();
  ask();
  ask(request, columns);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('what a second computed is gone in the next one, also when the clock is set back', () => {
  const { ask, compute } = counting();
  ask();
  ask({ now: 2_000 });
  ask();
  expect(compute).toHaveBeenCalledTimes(3);
});
