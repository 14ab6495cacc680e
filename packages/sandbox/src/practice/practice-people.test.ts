import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOf } from '../people/nature.ts';
import { createChance } from '../world/chance.ts';
import { createResidents } from '../world/residents.ts';
import { createWorld } from '../world/world.ts';
import { writePracticeFile } from './practice-file.ts';
import { drawPracticePeople } from './practice-people.ts';
import { practiceRuleOf } from './practice-roles.ts';

const RECEIVED = new Date('2026-11-17T09:42:11Z');
const keys = fc.uuid();

test('everybody gets sixty people of thirty companies, two of each, of which eight answer, two send back, one leaves and one is away', () => {
  fc.assert(
    fc.property(keys, (key) => {
      const people = drawPracticePeople(key);
      const count = (...habits: string[]) => people.filter(({ habit }) => habits.includes(habit)).length;
      expect(new Set(people.map(({ address }) => address)).size).toBe(60);
      const companies = Map.groupBy(people, ({ company }) => company);
      expect([companies.size, ...new Set([...companies.values()].map(({ length }) => length))]).toEqual([30, 2]);
      expect(count('interested', 'question', 'notInterested', 'wrongPerson')).toBe(10);
      expect([count('bounces'), count('optsOut'), count('away')]).toEqual([2, 1, 1]);
      expect(drawPracticePeople(key)).toEqual(people);
    }),
    { numRuns: 20 },
  );
});

test('practice people exist in every world at hosts that take their mail, and nobody else beside them does', () => {
  fc.assert(
    fc.property(keys, fc.string(), (key, seed) => {
      const chance = createChance(seed);
      const world = createWorld(chance);
      const residents = createResidents(chance, (domain) => world.domainOf(`@${domain}`) !== undefined);
      for (const { address } of drawPracticePeople(key)) {
        expect([address, residents.has(address), world.domainOf(address)?.manner]).toEqual([address, true, 'accept']);
      }
      expect(residents.has('qzx81hv@wharfside.test')).toBe(false);
    }),
    { numRuns: 10 },
  );
});

test('of the first mails eight are answered at any hour, and one comes back on the next working day', () => {
  const chance = createChance('4417');
  const world = createWorld(chance);
  const people = drawPracticePeople('a workspace');
  const plans = (earlier: number) =>
    people.map(({ address }) => {
      const facts = { earlier, automatic: false, rule: practiceRuleOf(address) };
      return planOf(chance, world.personAt(address), facts, RECEIVED);
    });
  const all = (earlier: number, kind: string) =>
    plans(earlier)
      .flat()
      .filter((act) => act.kind === kind);
  const kinds = ['answer', 'bounce', 'optOut', 'outOfOffice'];
  expect(kinds.map((kind) => all(0, kind).length)).toEqual([8, 1, 1, 1]);
  expect(kinds.map((kind) => all(1, kind).length)).toEqual([2, 1, 0, 0]);
  expect(kinds.map((kind) => all(2, kind).length)).toEqual([0, 0, 0, 0]);
  expect(all(0, 'bounce')[0]?.at.toISOString().slice(0, 10)).toBe('2026-11-18');
  expect(all(1, 'bounce')[0]?.at.toISOString().slice(0, 10)).toBe('2026-11-23');
});

test('the file has sixty-three rows below its header, among them one twice, one without a first name and one address that is none', () => {
  const file = writePracticeFile('a workspace');
  const lines = file.split('\r\n').slice(1, -1);
  const addresses = lines.map((line) => line.split(';')[2]?.trim().toLowerCase() ?? '');
  expect(file.startsWith('\uFEFF Vorname;')).toBe(true);
  expect(lines.length).toBe(63);
  expect(new Set(addresses).size).toBe(62);
  expect(addresses.filter((address) => !address.includes('@'))).toEqual(['robin.marsh(at)wharfside.test']);
  for (const { address } of drawPracticePeople('a workspace')) expect(addresses).toContain(address);
});
