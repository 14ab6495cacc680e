import { createHash } from 'node:crypto';

/** Seconds by what is tried: a file of unit tests, or one browser test on one form. */
export type TestTimes = Record<string, number>;
export type Turn = { part: number; parts: number };

/** The short form has one of so many parts of what takes long. */
export const PARTS = 16;

/** What users trust the product with most is tried each time, however long it takes. */
const EVERY_TIME = [
  'apps/server/src/contract-tests/tenants.test.ts',
  'apps/server/src/modules/compose/delivery/delivery.test.ts',
  'apps/server/src/modules/identity/sessions/sign-in.test.ts',
  'apps/server/src/modules/sending/dispatch/kills.test.ts',
  '[desktop] › desktop/first-hour.spec.ts',
  '[desktop] › shared/sign-in.spec.ts',
  '[phone] › phone/inbox.spec.ts',
];

const isTriedEachTime = (name: string) => EVERY_TIME.some((start) => name.startsWith(start));

/**
 * What takes its turn in another part. The longest are dealt out first, each to the part that has least, so that all parts
 * take about as long. A test whose time is not kept is in no part and is tried each time.
 */
export function leftOut(times: TestTimes, { part, parts }: Turn): string[] {
  const loads = Array.from({ length: parts }, () => 0);
  const names: string[] = [];
  const long = Object.entries(times).filter(([name]) => !isTriedEachTime(name));
  for (const [name, seconds] of long.toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + seconds;
    if (least !== part) names.push(name);
  }
  return names;
}

/** Another part for each commit, and the same one each time for the same commit. */
export const partOf = (commit: string, parts: number): number =>
  createHash('sha256').update(commit).digest().readUInt32BE(0) % parts;
