import { expect, test, vi } from 'vitest';
import type { ForecastRequest } from '../planner/forecast-request.ts';
import type { LeadStates } from '../worker/compute-states.ts';
import { createStatesOfSecond } from './states-of-second.ts';

const REQUEST: ForecastRequest = {
  workspace: { id: 'w', zone: 'UTC', mailsPerMonth: null },
  campaigns: [],
  mailboxes: [],
  names: [],
  counters: [],
  lacking: [],
  withZones: false,
  shape: '',
  now: 1_000,
};
const VERSIONS = { people: '1', mails: '1' };

const statesAt = (asOf: number): LeadStates => ({ asOf, campaigns: [], mailboxes: [], names: [] });

function counting() {
  const statesOf = createStatesOfSecond();
  const compute = vi.fn(async (missing: ForecastRequest[]) => missing.map(({ now }) => statesAt(now)));
  const ask = (request: Partial<ForecastRequest> = {}, versions: Partial<typeof VERSIONS> = {}) =>
    statesOf([{ ...REQUEST, ...request }], [{ ...VERSIONS, ...versions }], compute);
  return { statesOf, ask, compute };
}

/** Of one campaign, whose condition asks about a field where it is given. */
function about(id: string, field?: string): Partial<ForecastRequest> {
  const round = {
    ...(field ? { condition: 'field', field: { name: field, is: 'set', value: '' } } : {}),
    variants: [],
  };
  return { campaigns: [{ id, rounds: [round] }] as unknown as ForecastRequest['campaigns'] };
}

test('the same question of the same second is computed once', async () => {
  const { ask, compute } = counting();
  const [first] = await ask();
  expect((await ask())[0]).toBe(first);
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each<[what: string, request: Partial<ForecastRequest>, versions: Partial<typeof VERSIONS>]>([
  ['the next second', { now: 2_000 }, {}],
  ['another rule', { shape: 'changed' }, {}],
  ['people who were written again', {}, { people: '2' }],
  ['mails that were written again', {}, { mails: '2' }],
  ['a counter that went on', { counters: [{ kind: 'mailbox', key: 'm', day: '2026-03-02', used: 1 }] }, {}],
])('%s is computed anew', async (_what, request, versions) => {
  const { ask, compute } = counting();
  await ask();
  await ask(request, versions);
  expect(compute).toHaveBeenCalledTimes(2);
});

test.each<[what: string, request: Partial<ForecastRequest>]>([
  ['where people are', { withZones: true }],
  ['a field of people', about('c', 'industry')],
])('what depends on %s is computed each time', async (_what, request) => {
  const { ask, compute } = counting();
  await ask(request);
  await ask(request);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('what a second computed is gone in the next one, also when the clock is set back', async () => {
  const { ask, compute } = counting();
  await ask();
  await ask({ now: 2_000 });
  await ask();
  expect(compute).toHaveBeenCalledTimes(3);
});

test('of several only those that changed are computed, and each gets its own', async () => {
  const { statesOf, compute } = counting();
  const requests = ['one', 'two', 'three'].map((id) => ({ ...REQUEST, ...about(id) }));
  const named = async (missing: ForecastRequest[]) =>
    missing.map(({ campaigns }) => ({ ...statesAt(0), names: [{ id: campaigns[0]?.id ?? '', email: '', words: '' }] }));
  compute.mockImplementation(named);
  const askAll = async (versionOfTwo: string) => {
    const states = await statesOf(
      requests,
      requests.map((_request, place) => ({ ...VERSIONS, people: place === 1 ? versionOfTwo : '1' })),
      compute,
    );
    return states.map(({ names }) => names[0]?.id);
  };
  expect(await askAll('1')).toEqual(['one', 'two', 'three']);
  expect(await askAll('2')).toEqual(['one', 'two', 'three']);
  expect(compute.mock.calls.map(([missing]) => missing.length)).toEqual([3, 1]);
});

test('what was computed while the next second began is not kept', async () => {
  const { statesOf, ask, compute } = counting();
  await statesOf([REQUEST], [VERSIONS], async () => {
    await ask({ now: 2_000 });
    return [statesAt(1_000)];
  });
  await ask({ now: 2_000 });
  expect(compute).toHaveBeenCalledTimes(1);
});
