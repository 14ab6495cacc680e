import { expect, test } from 'vitest';
import { someOf } from '../../apps/server/src/platform/testing/test-form.ts';
import { CALLS, NO_TEXT } from './calls.ts';
import { listExportedFunctions } from './exported-functions.ts';
import { GROWTH_MAX, growthOf, type Work } from './growth.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

const functions = await listExportedFunctions();

const isExcused = (name: string) =>
  Object.keys(NO_TEXT).some((place) => name === place || name.startsWith(`${place} `) || name.startsWith(`${place}/`));

const works = functions.flatMap(({ name, call, takes }): [string, Work][] => {
  const own = CALLS[name];
  if (own) return [[name, own]];
  if (takes.kind !== 'texts' || name in NO_TEXT) return [];
  return [[name, (text) => call(...Array.from({ length: takes.count }, () => text))]];
});

test('every function of the pure packages that takes text is fed hostile text, or it is said why not', () => {
  const covered = new Set(works.map(([name]) => name));
  const forgotten = functions.filter(
    ({ name, takes }) => takes.kind !== 'none' && !covered.has(name) && !isExcused(name),
  );
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

/** A text in so many: each is fed to some eighty functions. */
const TEXTS_ONE_IN = 4;

test.each(works)('%s takes about twice as long for twice as much hostile text', async (name, work) => {
  const slow: string[] = [];
  const place = works.findIndex(([each]) => each === name);
  for (const hostile of someOf(HOSTILE_TEXTS, TEXTS_ONE_IN, place)) {
    const growth = await growthOf(work, hostile);
    if (growth !== undefined && growth > GROWTH_MAX) slow.push(`${hostile.name}: ${growth.toFixed(1)}`);
  }
  expect(slow).toEqual([]);
});
