import { afterAll, beforeAll, expect, test } from 'vitest';
import { steppedClock } from '../../../../../packages/sandbox/src/clock/clock.ts';
import { type NameServer, startNameServer } from '../../../../../packages/sandbox/src/dns/name-server.ts';
import { createLogOfTruth } from '../../../../../packages/sandbox/src/truth/log-of-truth.ts';
import { createAbsenceCheck } from './sure-absence.ts';

let server: NameServer;
let isSure: (name: string) => Promise<boolean>;
beforeAll(async () => {
  const log = { info: () => undefined, warn: () => undefined };
  server = await startNameServer({ clock: steppedClock(new Date('2026-11-17')), truth: createLogOfTruth(), log });
  server.zones.set('bare.test', [{ name: 'bare.test', type: 'TXT', data: 'nothing else' }]);
  isSure = createAbsenceCheck({ servers: [`${server.host}:${server.port}`], timeoutMs: 300 });
});
afterAll(() => server.close());

test('an authority that has no such record is believed', async () => {
  expect(await isSure('bare.test')).toBe(true);
});

test.each(['lame', 'servfail', 'refused', 'silent'] as const)('a server that is %s proves nothing', async (failure) => {
  server.zones.fail('bare.test', failure);
  expect(await isSure('bare.test')).toBe(false);
  server.zones.fail('bare.test', undefined);
});

test.each(['', '..', 'a..b', `${'x'.repeat(64)}.test`])('%j cannot be asked for', async (name) => {
  expect(await isSure(name)).toBe(false);
});
