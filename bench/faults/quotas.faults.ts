import { randomUUID } from 'node:crypto';
import { reserveQuota, settleQuota } from '../../apps/server/src/modules/billing/index.ts';
import { aWorkspace } from '../../apps/server/src/modules/billing/testing.ts';
import type { Database, Db, Scope, Trx } from '../../apps/server/src/platform/db.ts';
import { openContactStore } from '../contact-store.ts';

const HISTORIES = 100_000;
/** Histories of one workspace end in one transaction or are rolled back together, as a crash would. */
const HISTORIES_A_WORKSPACE = 50;
const STEPS = 4;
const AT_ONCE = 4;
const CRASHES = 0.1;
const TYPES = ['MAIL', 'VERIFICATION', 'AGENT_RESULT'] as const;

const jobs = { enqueue: async () => undefined };
const upTo = (most: number) => Math.floor(Math.random() * (most + 1));

/** Reserves, settles a part, gives a part back and leaves the rest, at random. */
async function liveThrough(trx: Trx, scope: Scope): Promise<void> {
  const now = new Date(Date.UTC(2026, upTo(11), 1 + upTo(27), upTo(23)));
  for (let step = 0; step < STEPS; step += 1) {
    const quotaType = TYPES[upTo(TYPES.length - 1)] ?? 'MAIL';
    const amount = upTo(5);
    const reserved = await reserveQuota({ jobs }, trx, scope, { quotaType, amount, reference: randomUUID(), now });
    if (reserved.kind === 'tooLittle') continue;
    const used = upTo(amount);
    await settleQuota(trx, scope, reserved.reservation, { used, givenBack: upTo(amount - used), now });
  }
}

class Crash extends Error {}

async function liveOfOne(db: Db): Promise<void> {
  const scope = await aWorkspace(db);
  for (let history = 0; history < HISTORIES_A_WORKSPACE; history += 1) {
    const ending = db.transaction().execute(async (trx) => {
      await liveThrough(trx, scope);
      if (Math.random() < CRASHES) throw new Crash();
    });
    await ending.catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
  }
}

/** Every entry has two sides; the sums beside the ledger are its sums; no pot is below zero or above its plan. */
async function countWrong(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ wrong: number }>(`
    with sides as (
      select workspace_id, quota_type, period_start, moved_to as account, amount from quota_entries
      union all select workspace_id, quota_type, period_start, moved_from, -amount from quota_entries),
    sums as (
      select workspace_id, quota_type, period_start, sum(amount) as rest,
        coalesce(sum(amount) filter (where account = 'used'), 0) as used,
        coalesce(sum(amount) filter (where account = 'reserved'), 0) as reserved
      from sides group by 1, 2, 3)
    select count(*)::int as wrong from quota_usage q left join sums s using (workspace_id, quota_type, period_start)
    where coalesce(s.rest, 0) <> 0 or q.used <> coalesce(s.used, 0) or q.reserved <> coalesce(s.reserved, 0)
      or q.used < 0 or q.reserved < 0
      or q.used + q.reserved > case quota_type when 'MAIL' then 500 when 'VERIFICATION' then 200 else 50 end`);
  return rows[0]?.wrong ?? -1;
}

/** A hundred thousand random histories of quotas, a tenth of them cut off: the ledger sums to zero. */
export async function run(say: (line: string) => void): Promise<boolean> {
  const database = await openContactStore();
  try {
    const begun = performance.now();
    let left = HISTORIES / HISTORIES_A_WORKSPACE;
    const work = async () => {
      while (left-- > 0) await liveOfOne(database.db);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const wrong = await countWrong(database.pool);
    const { rows } = await database.pool.query<{ entries: number }>(
      'select count(*)::int as entries from quota_entries',
    );
    const seconds = Math.round((performance.now() - begun) / 1_000);
    say(`${HISTORIES} histories, ${rows[0]?.entries} entries in ${seconds} s: ${wrong} pots are wrong`);
    return wrong === 0;
  } finally {
    await database.close();
  }
}
