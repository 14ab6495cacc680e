import fc from 'fast-check';
import { someMoves, somePaysWith } from '../../apps/server/src/modules/domains/orders/moves-testing.ts';
import { playOrder } from '../../apps/server/src/modules/domains/orders/play-order-testing.ts';
import { type Database, type Db, openDatabase } from '../../apps/server/src/platform/db.ts';
import { openContactStore } from '../contact-store.ts';

const PLAYS = 300;
const CUT_PLAYS = 60;
const CUT_EVERY_MS = 150;
const SAY_EVERY = 50;
const WORKERS = 'order-workers';

/**
 * Plays orders in a world whose registrar refuses, waits, answers unclearly and breaks, whose workers are killed at every
 * question, and whose card processor declines, tells twice and tells late. Some of them lose their database connections as
 * well. Nobody may be charged twice or above the quote, and every order ends ready or with the money back.
 */
export async function run(say: (line: string) => void): Promise<boolean> {
  const store = await openContactStore();
  const workers = openDatabase(`${store.url}?application_name=${WORKERS}`);
  try {
    const well = await playMany(store.db, PLAYS, say);
    const cutter = setInterval(() => void cutWorkersOff(store.pool), CUT_EVERY_MS);
    const cut = await playMany(store.db, CUT_PLAYS, say, workers.db).finally(() => clearInterval(cutter));
    return well && cut;
  } finally {
    await workers.close();
    await store.close();
  }
}

async function playMany(db: Db, plays: number, say: (line: string) => void, workerDb = db): Promise<boolean> {
  const states = new Map<string, number>();
  let [kills, faulty] = [0, 0];
  for (const [index, [moves, paysWith]] of fc.sample(fc.tuple(someMoves, somePaysWith), plays).entries()) {
    const played = await playOrder(db, moves, { workerDb, paysWith });
    kills += played.kills;
    states.set(played.state, (states.get(played.state) ?? 0) + 1);
    if (played.faults.length > 0) {
      faulty += 1;
      say(`FAIL ${played.faults.join(', ')}, paid with ${paysWith}: ${JSON.stringify(moves)}`);
    }
    if ((index + 1) % SAY_EVERY === 0) say(`${index + 1} of ${plays} orders, ${kills} workers killed`);
  }
  const counts = [...states].map(([state, count]) => `${count} ${state}`).join(', ');
  say(`${plays} orders: ${counts}; ${kills} workers killed; ${faulty} with a fault`);
  return faulty === 0;
}

const cutWorkersOff = (pool: Database['pool']) =>
  pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [WORKERS]);
