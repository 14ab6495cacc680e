import { expect, test } from 'vitest';
import { createChance } from '../world/chance.ts';
import { createWorld } from '../world/world.ts';
import type { PlannedAct } from './act.ts';
import { planOf } from './nature.ts';
import { wallClock } from './zone.ts';

const RECEIVED = new Date('2026-11-17T09:42:11Z');
const FIRST = { earlier: 0, automatic: false };

function plansOf(seed: string, count: number, mail = FIRST) {
  const chance = createChance(seed);
  const world = createWorld(chance);
  return Array.from({ length: count }, (_, index) => {
    const domain = world.domains[index % world.domains.length]?.name;
    const person = world.personAt(`person${index}@${domain}`);
    return { person, plan: planOf(chance, person, mail, RECEIVED) };
  });
}

test('two hundred people of one seed do the same twice, those of another seed do not', () => {
  expect(plansOf('4417', 200)).toEqual(plansOf('4417', 200));
  expect(plansOf('4417', 200).map(({ plan }) => plan)).not.toEqual(plansOf('4418', 200).map(({ plan }) => plan));
});

test('of five thousand people believable shares open, answer, are away, leave and complain', () => {
  const plans = plansOf('4417', 5_000).map(({ plan }) => plan);
  const share = (wanted: (act: PlannedAct) => boolean) => plans.filter((plan) => plan.some(wanted)).length / 5_000;
  const between = (value: number, low: number, high: number) => {
    expect(value).toBeGreaterThan(low);
    expect(value).toBeLessThan(high);
  };
  between(
    share(({ kind }) => kind === 'read' || kind === 'scan'),
    0.42,
    0.48,
  );
  between(
    share((act) => act.kind === 'answer' || act.kind === 'forward' || (act.kind === 'optOut' && act.by === 'words')),
    0.048,
    0.072,
  );
  between(
    share(({ kind }) => kind === 'outOfOffice'),
    0.03,
    0.05,
  );
  between(
    share(({ kind }) => kind === 'optOut'),
    0.005,
    0.016,
  );
  expect(share(({ kind }) => kind === 'complain')).toBeLessThan(0.002);
});

test('what people do with their own hands falls into working hours of their own zone, after the mail came', () => {
  const byHand = new Set(['answer', 'forward', 'optOut', 'complain', 'click']);
  let seen = 0;
  for (const { person, plan } of plansOf('4417', 3_000)) {
    for (const act of plan) {
      expect(act.at.getTime()).toBeGreaterThanOrEqual(RECEIVED.getTime());
      const machine = act.kind === 'read' && (act.as === 'appleProxy' || act.as === 'bot');
      if (!byHand.has(act.kind) && (act.kind !== 'read' || machine)) continue;
      seen++;
      const wall = new Date(wallClock(person.zone, act.at));
      const hour = wall.getUTCHours() + wall.getUTCMinutes() / 60;
      expect(wall.getUTCDay() % 6).not.toBe(0);
      expect(hour).toBeGreaterThanOrEqual(7.5);
      expect(hour).toBeLessThanOrEqual(18.6);
    }
  }
  expect(seen).toBeGreaterThan(500);
});

test('a person on leave says when they return, and reads after that', () => {
  const away = plansOf('4417', 3_000).filter(({ plan }) => plan.some(({ kind }) => kind === 'outOfOffice'));
  expect(away.length).toBeGreaterThan(0);
  for (const { plan } of away) {
    const [absence] = plan.filter((act) => act.kind === 'outOfOffice');
    expect(absence?.returns.getTime()).toBeGreaterThan(RECEIVED.getTime());
    for (const act of plan)
      if (act.kind === 'answer') expect(act.at.getTime()).toBeGreaterThan(absence?.returns.getTime() ?? 0);
  }
});

test('nobody answers a machine, and a host that bounces later leaves no room for people', () => {
  const chance = createChance('4417');
  const person = createWorld(chance).personAt('dana.whitlock@tidewatercargo.test');
  expect(planOf(chance, person, { ...FIRST, automatic: true }, RECEIVED)).toEqual([]);
  const bounced = planOf(chance, person, { ...FIRST, bounceLater: 'unknownUser' }, RECEIVED);
  expect(bounced).toEqual([expect.objectContaining({ kind: 'bounce', reason: 'unknownUser' })]);
});
