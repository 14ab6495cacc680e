import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { TestCampaign } from '../../testing.ts';
import type { SendingPoint } from '../sending-deps.ts';
import type { Doom } from './doomed-sender.ts';
import type { Truth } from './truthful-host.ts';

const SENDER = fileURLToPath(new URL('./doomed-sender.ts', import.meta.url));

export const POINTS: SendingPoint[] = [
  'insideReserve',
  'afterReserve',
  'beforeNote',
  'duringNote',
  'afterNote',
  'afterDot',
  'afterReply',
];

export type Death = { point: SendingPoint | 'never'; times: number };

type Arena = { url: string; truth: Truth; campaign: TestCampaign };

function startSender({ url, truth, campaign }: Arena, { point, times }: Death): ChildProcess {
  const emails = Object.fromEntries(campaign.mailboxes.map(({ id, email }) => [id, email]));
  const doom: Doom = { url, door: truth.door, ca: truth.ca, emails, point, times };
  return fork(SENDER, [JSON.stringify(doom)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/**
 * Lets senders die one after the other, so many at a time alive, and the last ones live until `isDone`. Gives how many
 * died.
 */
export async function killSenders(
  arena: Arena,
  deaths: readonly Death[],
  { alive, isDone }: { alive: number; isDone: () => Promise<boolean> },
): Promise<number> {
  const waiting = [...deaths];
  const running = new Set<ChildProcess>();
  let died = 0;
  let isOver = false;
  const next = () => {
    const child = startSender(arena, waiting.shift() ?? { point: 'never', times: 0 });
    running.add(child);
    child.once('exit', (_code, signal) => {
      running.delete(child);
      if (signal === 'SIGKILL') died += 1;
      if (!isOver) next();
    });
  };
  for (let index = 0; index < alive; index += 1) next();
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 100));
  isOver = true;
  await Promise.all(
    [...running].map(async (child) => {
      const exited = once(child, 'exit');
      if (child.connected) child.send('stop');
      else child.kill('SIGKILL');
      await exited;
    }),
  );
  return died;
}

/** What the ledger says against what the host took in truth. */
export async function judge(db: Db, { truth, campaign }: Pick<Arena, 'truth' | 'campaign'>) {
  const { rows } = await sql<{ messageId: string; state: string }>`select message_id as "messageId", state
    from send_ledger where campaign_id = ${campaign.campaignId}`.execute(db);
  const taken = truth.taken();
  const inState = (state: string) => rows.filter((row) => row.state === state);
  const { rows: counted } = await sql<{ used: number }>`select coalesce(sum(used), 0)::int as used from cap_counters
    where kind = 'mailbox' and key = any(${campaign.mailboxes.map(({ id }) => id)}::text[])`.execute(db);
  return {
    duplicates: [...taken.values()].filter((times) => times > 1).length,
    /** Said to be sent, and the host never had it. */
    lost: inState('accepted').filter(({ messageId }) => !taken.has(messageId)).length,
    /** The host has it, and the ledger neither says so nor is in doubt. */
    unknown: rows.filter(({ messageId, state }) => taken.has(messageId) && !['accepted', 'doubt'].includes(state))
      .length,
    open: rows.filter(({ state }) => ['planned', 'reserved', 'complete'].includes(state)).length,
    accepted: inState('accepted').length,
    doubt: inState('doubt').length,
    rows: rows.length,
    uncounted: Math.max(0, taken.size - (counted[0]?.used ?? 0)),
  };
}
