import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { ServerAccount } from '../account.ts';
import { type MailFailure, MailServerError } from '../failure.ts';
import { backoffMs } from './backoff.ts';
import { admit, type Circuit, CLOSED, settle } from './circuit.ts';
import { createHostGate } from './host-gate.ts';
import { createSlots } from './slots.ts';

const RULES = { failures: 5, restMs: 300_000 };
const at = (seconds: number) => new Date(seconds * 1000);

describe('backoff', () => {
  test('each failure doubles the wait up to the longest', () => {
    const waits = [1, 2, 3, 4, 5, 6].map((failures) => backoffMs(failures, 0, { firstMs: 1_000, maxMs: 10_000 }));
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  });

  test('a wait is at least half of its step and never above the longest', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.double({ min: 0, max: 0.999, noNaN: true }), (failures, random) => {
        const wait = backoffMs(failures, random, { firstMs: 1_000, maxMs: 60_000 });
        expect(wait).toBeGreaterThanOrEqual(500);
        expect(wait).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

describe('circuit', () => {
  const afterFailures = (count: number, now: Date) =>
    Array.from({ length: count }).reduce<Circuit>((circuit) => settle(circuit, false, now, RULES), CLOSED);

  test('five failures in a row let nobody through for five minutes', () => {
    expect(admit(afterFailures(4, at(0)), at(0)).admitted).toBe(true);
    const open = afterFailures(5, at(0));
    expect(admit(open, at(0)).admitted).toBe(false);
    expect(admit(open, at(299)).admitted).toBe(false);
    expect(admit(open, at(300)).admitted).toBe(true);
  });

  test('after the rest one goes ahead, and the others wait for its word', () => {
    const { circuit } = admit(afterFailures(5, at(0)), at(300));
    expect(admit(circuit, at(301)).admitted).toBe(false);
    expect(admit(settle(circuit, true, at(302), RULES), at(302)).admitted).toBe(true);
    const again = settle(circuit, false, at(302), RULES);
    expect(admit(again, at(601)).admitted).toBe(false);
    expect(admit(again, at(602)).admitted).toBe(true);
  });

  test('one success makes up for all failures before it', () => {
    expect(settle(afterFailures(4, at(0)), true, at(0), RULES)).toEqual(CLOSED);
  });

  test('in any course of events, an open circuit lets exactly one through in each rest, and none before its end', () => {
    const step = fc.record({ seconds: fc.nat(400), worked: fc.boolean(), tries: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let circuit = CLOSED;
        let clock = 0;
        for (const { seconds, worked, tries } of steps) {
          clock += seconds;
          const before = circuit;
          let admitted = 0;
          for (let index = 0; index < tries; index += 1) {
            const answer = admit(circuit, at(clock));
            circuit = answer.circuit;
            if (answer.admitted) admitted += 1;
          }
          if (before.state === 'open') expect(admitted).toBe(at(clock) < before.until ? 0 : 1);
          else expect(admitted).toBe(tries);
          for (let index = 0; index < admitted; index += 1) circuit = settle(circuit, worked, at(clock), RULES);
        }
      }),
    );
  });
});

describe('slots', () => {
  test('there are never more inside than there is room for, and callers that wait get in by turns', () => {
    const act = fc.constantFrom<'take' | 'free' | 'giveUp'>('take', 'free', 'giveUp');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(act, { maxLength: 100 }), (limit, acts) => {
        const slots = createSlots(limit);
        const inside: number[] = [];
        const waiting: { id: number; onTurn: () => void }[] = [];
        for (const [id, what] of acts.entries()) {
          if (what === 'take') {
            const onTurn = () => {
              expect(waiting.shift()?.id).toBe(id);
              inside.push(id);
            };
            if (slots.take(onTurn)) inside.push(id);
            else waiting.push({ id, onTurn });
          }
          if (what === 'free' && inside.shift() !== undefined) slots.free();
          const last = what === 'giveUp' ? waiting.pop() : undefined;
          if (last) expect(slots.giveUp(last.onTurn)).toBe(true);
          expect(inside.length).toBeLessThanOrEqual(limit);
          expect(waiting.length === 0 || inside.length === limit).toBe(true);
          expect(slots.isIdle()).toBe(inside.length === 0);
        }
      }),
    );
  });
});

describe('the gate before a host', () => {
  const accountOf = (user: string, host = 'imap.nordkai.test'): ServerAccount => ({
    host,
    port: 993,
    security: 'tls',
    login: { user, kind: 'password', password: 'harbour-light' },
  });
  const failing = (failure: MailFailure) => async (): Promise<object> => {
    throw new MailServerError(failure);
  };
  const heldBack = (why: string, rest = {}) => ({ failure: { kind: 'heldBack', why, ...rest } });

  /** After everything that does not have to wait. */
  const later = () => new Promise((resolve) => setImmediate(resolve, 'later'));

  /** A clock and timers by hand. */
  function setUp(limits: { perHost?: number; perAccount?: number } = {}) {
    let seconds = 0;
    const timers = new Set<() => void>();
    const gate = createHostGate({
      now: () => at(seconds),
      maxWaitMs: 1_000,
      ...limits,
      after: (_milliseconds, act) => {
        timers.add(act);
        return () => timers.delete(act);
      },
    });
    const ends: (() => void)[] = [];
    return {
      gate,
      ends,
      timers,
      pass: (rest: number) => {
        seconds += rest;
      },
      open: (user: string, connect: () => Promise<object> = async () => ({}), host?: string) =>
        gate.open(accountOf(user, host), connect, (_connection, end) => ends.push(end)),
    };
  }

  test('who finds the host full waits until a connection ends', async () => {
    const { open, ends } = setUp({ perHost: 2 });
    await open('maya');
    await open('noor');
    const connect = vi.fn(async () => ({}));
    const third = open('rune', connect);
    await Promise.resolve();
    expect(connect).not.toHaveBeenCalled();
    ends[0]?.();
    ends[0]?.();
    await third;
    expect(connect).toHaveBeenCalledTimes(1);
    await expect(Promise.race([open('sven'), later()])).resolves.toBe('later');
    await open('maya', undefined, 'imap.elsewhere.test');
  });

  test('a caller that waits too long is refused, and takes nobody’s place', async () => {
    const { open, ends, timers } = setUp({ perHost: 1 });
    await open('maya');
    const late = open('noor');
    await vi.waitFor(() => expect(timers.size).toBe(1));
    for (const act of timers) act();
    await expect(late).rejects.toMatchObject(heldBack('tooManyConnections'));
    ends[0]?.();
    await open('rune');
    await expect(Promise.race([open('noor'), later()])).resolves.toBe('later');
  });

  test('one user gets a few connections, the others theirs', async () => {
    const { open, timers } = setUp({ perAccount: 1 });
    await open('maya');
    const second = open('maya');
    await open('noor');
    await vi.waitFor(() => expect(timers.size).toBe(1));
    for (const act of timers) act();
    await expect(second).rejects.toMatchObject(heldBack('tooManyConnections'));
  });

  test('a connection that fails leaves its place', async () => {
    const { open } = setUp({ perHost: 1, perAccount: 1 });
    await expect(open('maya', failing({ kind: 'authFailed' }))).rejects.toThrow('authFailed');
    await open('maya');
  });

  test('a host that failed five times gets a rest, then one probe, then everybody', async () => {
    const { open, pass } = setUp();
    const down = failing({ kind: 'unreachable', why: 'connectionRefused' });
    for (let tries = 0; tries < 5; tries += 1) await expect(open('maya', down)).rejects.toThrow('unreachable');
    await expect(open('noor')).rejects.toMatchObject(heldBack('circuitOpen', { until: at(300) }));
    await open('noor', undefined, 'imap.elsewhere.test');
    pass(300);
    let answer: (connection: object) => void = () => undefined;
    const probe = open('noor', () => new Promise((resolve) => (answer = resolve)));
    await expect(open('rune')).rejects.toMatchObject(heldBack('circuitOpen'));
    answer({});
    await probe;
    await open('rune');
  });

  test.each<MailFailure>([
    { kind: 'authFailed' },
    { kind: 'throttled' },
    { kind: 'rejected' },
    { kind: 'refusedAddress', why: 'address' },
  ])('what a user did wrong is not held against the host: $kind', async (failure) => {
    const { open } = setUp();
    for (let tries = 0; tries < 9; tries += 1) await expect(open('maya', failing(failure))).rejects.toThrow();
    await open('noor');
  });
});
