import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxOf } from '../modules/mailboxes/testing.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { IS_LONG } from '../platform/testing/test-form.ts';
import { beginWeek, endsOf, HOUR_MS, type PlannedWeek, planWeek, type RunningWeek } from './campaign-week-testing.ts';

/**
 * The short form goes until the third round, which is for those who did not open, went out. The long one is a week and several
 * ways through it (`npm run faults -- clock`), with so many people that one bounce does not trip the guard-rail.
 */
const WAYS = Number(process.env.CLOCK_WAYS ?? 0);
const [HOURS, SIZE] =
  WAYS > 0 ? [7 * 24, { mailboxes: 2, leads: 60, gone: 1 }] : [34, { mailboxes: 1, leads: 6, gone: 1 }];
const SEED = 20_261_117;

let database: TestDatabase;
let week: PlannedWeek;
beforeAll(async () => {
  database = await testDatabase();
  week = await planWeek(database, SIZE);
});
afterAll(() => database.close());

/** What becomes of everybody when time passes to these hours, one after the other. */
async function endsAfter(hours: readonly number[]): Promise<string[]> {
  const running: RunningWeek = await beginWeek(week);
  try {
    for (const hour of hours) await running.passTo(new Date(week.startsAt.getTime() + hour * HOUR_MS));
    expect(boxOf(running.server).state()).toMatchObject({ doubled: 0, lost: 0 });
    const ends = await endsOf(running, week);
    const bounced = ends.filter((line) => line.endsWith(' accepted bounced'));
    expect(bounced).toHaveLength(SIZE.gone);
    // What bounced no host of the receiver took.
    const taken = ends.filter((line) => line.includes(' accepted ')).length - bounced.length;
    expect(taken).toBe(boxOf(running.server).state().accepted);
    return ends;
  } finally {
    await running.close();
  }
}

/** Between two minutes and a day and a half each. */
function randomJumps(seed: number): number[] {
  const jumps: number[] = [];
  let [at, drawn] = [0, seed];
  while (at < HOURS) {
    drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
    at = Math.min(HOURS, at + 36 ** (drawn / 2_147_483_648) - 1 + 1 / 30);
    jumps.push(at);
  }
  return jumps;
}

test.runIf(IS_LONG)(
  'random jumps of the clock and hourly steps give everybody the same mails from the same mailbox, and the same end',
  {
    timeout: 300_000 + WAYS * 900_000,
  },
  async () => {
    const hourly = await endsAfter(Array.from({ length: HOURS }, (_, hour) => hour + 1));
    const states = new Set(hourly.map((line) => line.split(' ')[3]));
    expect([...states]).toEqual(expect.arrayContaining(['accepted', 'skipped']));
    for (let way = 0; way < Math.max(1, WAYS); way += 1) {
      expect(await endsAfter(randomJumps(SEED + way)), `way ${way}`).toEqual(hourly);
    }
  },
);
