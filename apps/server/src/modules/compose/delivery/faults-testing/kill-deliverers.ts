import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Truth } from '../../../ledger/faults-testing/truthful-host.ts';
import type { DeliveryPoint } from '../delivery-deps.ts';
import type { DelivererOrder } from './doomed-deliverer.ts';

const DELIVERER = fileURLToPath(new URL('./doomed-deliverer.ts', import.meta.url));

/** In the order of a mail's life. */
export const DELIVERY_POINTS = [
  'afterReserve',
  'beforeMark',
  'afterMark',
  'afterLastByte',
  'afterReply',
  'beforeRecord',
] as const satisfies DeliveryPoint[];

type Arena = { db: Db; url: string; truth: Truth; emails: Record<string, string> };
type Doom = DelivererOrder['doom'];

/** Lets one worker after the other die where it is said, and the last one finish. Gives how many died. */
export async function killDeliverers(arena: Arena, dooms: readonly Doom[]): Promise<number> {
  let killed = 0;
  for (const doom of dooms) {
    const child = await start(arena, doom);
    const ended = once(child, 'exit');
    await Promise.race([ended, idle(arena.db)]);
    if (child.signalCode === 'SIGKILL') killed += 1;
    if (child.connected) child.send('stop');
    await ended;
  }
  const last = await start(arena, { point: 'never', times: 0 });
  await idle(arena.db);
  last.send('stop');
  await once(last, 'exit');
  return killed;
}

async function start({ url, truth, emails }: Arena, doom: Doom) {
  const { door } = await truth.openLine();
  const order: DelivererOrder = { url, door, ca: truth.ca, emails, doom };
  return fork(DELIVERER, [JSON.stringify(order)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** Until nothing waits to leave. */
async function idle(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from send_ledger
      where owner_kind = 'compose' and open`.execute(db);
    if (rows[0]?.left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

type Row = { messageId: string; state: string; delivery: string; draft: string };

/** What the ledger, the deliveries and the drafts say against what the host took in truth. */
export async function judgeDeliveries(db: Db, truth: Truth) {
  const { rows } = await sql<Row>`select l.message_id as "messageId", l.state, d.state as delivery, f.state as draft
    from send_ledger l join deliveries d on d.id = l.owner_id join drafts f on f.id = d.draft_id
    where l.owner_kind = 'compose'`.execute(db);
  const taken = truth.taken();
  return {
    duplicates: [...taken].filter(([messageId, times]) => times > 1 || truth.reached(messageId) > 1).length,
    lost: rows.filter(({ messageId, state }) => state === 'accepted' && !taken.has(messageId)).length + truth.lost(),
    unknown: rows.filter(({ messageId, state }) => taken.has(messageId) && !['accepted', 'doubt'].includes(state))
      .length,
    /** A draft that is neither sent with its mail nor kept. */
    lostDrafts: rows.filter(
      ({ state, draft }) => (state === 'accepted') !== (draft === 'sent') || (state === 'doubt' && draft !== 'sending'),
    ).length,
    /** A delivery that tells something else than its mail. */
    untrue: rows.filter(({ state, delivery }) => delivery !== (state === 'accepted' ? 'sent' : state)).length,
    open: rows.filter(({ state }) => ['planned', 'reserved', 'complete', 'taken'].includes(state)).length,
    doubt: rows.filter(({ state }) => state === 'doubt').length,
    rows: rows.length,
  };
}
