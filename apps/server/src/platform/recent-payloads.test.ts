import { expect, test } from 'vitest';
import { createRecentPayloads } from './recent-payloads.ts';

/** Time that passes only when told. */
function recent({ keptMs = 1_000, max = 100 } = {}) {
  let now = 0;
  const payloads = createRecentPayloads({ keptMs, max, monotonic: () => now });
  return { ...payloads, pass: (milliseconds: number) => (now += milliseconds) };
}

test('what came within the time asked for is given, in its order', () => {
  const payloads = recent();
  payloads.begin();
  payloads.pass(100);
  payloads.add('old');
  payloads.pass(100);
  payloads.add('one');
  payloads.add('two');
  payloads.pass(50);
  expect(payloads.within(60)).toEqual(['one', 'two']);
  expect(payloads.within(200)).toEqual(['old', 'one', 'two']);
});

test('nothing is given for a time in which something may have been missed', () => {
  const payloads = recent();
  expect(payloads.within(0)).toBeUndefined();
  payloads.begin();
  payloads.pass(100);
  payloads.add('one');
  expect(payloads.within(100)).toBeUndefined();
  expect(payloads.within(99)).toEqual(['one']);
  payloads.begin();
  payloads.pass(50);
  expect(payloads.within(99)).toBeUndefined();
});

test('nothing is given for longer than payloads are kept', () => {
  const payloads = recent({ keptMs: 1_000 });
  payloads.begin();
  payloads.pass(5_000);
  expect(payloads.within(1_000)).toEqual([]);
  expect(payloads.within(1_001)).toBeUndefined();
});

test('a flood is kept within its bounds, and the time of what was let go counts as missed', () => {
  const payloads = recent({ max: 10 });
  payloads.begin();
  for (let place = 0; place < 100; place += 1) {
    payloads.pass(1);
    payloads.add(String(place));
  }
  const whole = payloads.within(5) ?? [];
  expect(whole.at(-1)).toBe('99');
  expect(payloads.within(50)).toBeUndefined();
});
