import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Death,
  judge,
  killSenders,
  POINTS,
} from '../apps/server/src/modules/campaigns/sending/faults-testing/kill-senders.ts';
import { startTruthfulHost } from '../apps/server/src/modules/campaigns/sending/faults-testing/truthful-host.ts';
import { aCampaign, aRound } from '../apps/server/src/modules/campaigns/testing.ts';
import { type LastingPostgres, startLastingPostgres } from './lasting-postgres.ts';

export type SendingFaults = {
  mailboxes: number;
  leads: number;
  kills: number;
  /** Of the database. */
  crashes: number;
  /** The line to the host breaks after so many pieces. */
  cutEvery: number;
};

const LONG: SendingFaults = { mailboxes: 40, leads: 5_000, kills: 210, crashes: 12, cutEvery: 997 };
const ALIVE = 3;

/** Kills senders and the database while three rounds go out, and compares the ledger with what the host took. */
export const run = (say: (line: string) => void) => breakSending(LONG, say);

export async function breakSending(faults: SendingFaults, say: (line: string) => void): Promise<boolean> {
  const postgres = await startLastingPostgres();
  const { db, pool } = postgres;
  const rounds = [aRound('Freight audits'), aRound(''), aRound('One last thing')];
  const campaign = await aCampaign(db, { ...faults, rounds });
  const truth = await startTruthfulHost(
    campaign.mailboxes.map(({ email }) => email),
    faults.cutEvery,
  );
  const left = async () => {
    const { rows } = await pool.query<{ left: number }>(
      'select count(*)::int as left from send_ledger where campaign_id = $1 and (open or needs_next)',
      [campaign.campaignId],
    );
    return rows[0]?.left ?? 0;
  };
  try {
    const crashing = crash(postgres, faults.crashes, say);
    const telling = setInterval(() => say(`${truth.taken().size} taken, ${truth.cuts()} lines broken`), 5_000);
    const died = await killSenders({ url: postgres.url, truth, campaign }, deathsOf(faults.kills), {
      alive: ALIVE,
      // While the database is away nobody can tell.
      isDone: async () => (await left().catch(() => 1)) === 0,
    });
    clearInterval(telling);
    await crashing;
    const found = await judge(db, { truth, campaign });
    const mostInDoubt = (died + faults.crashes * ALIVE) * faults.mailboxes + truth.cuts();
    say(JSON.stringify({ died, crashes: faults.crashes, cuts: truth.cuts(), ...found, mostInDoubt }));
    const { duplicates, lost, unknown, open, uncounted, doubt } = found;
    return duplicates + lost + unknown + open + uncounted === 0 && doubt <= mostInDoubt;
  } finally {
    await truth.close();
    await postgres.close();
  }
}

/** At every point in turn, each time a little further on. */
const deathsOf = (kills: number): Death[] =>
  Array.from({ length: kills }, (_, index) => {
    const point = POINTS[index % POINTS.length] ?? 'afterNote';
    const often = point.endsWith('Reserve') ? 3 : 40;
    return { point, times: 1 + ((index * 7) % often) };
  });

async function crash(postgres: LastingPostgres, times: number, say: (line: string) => void) {
  for (let count = 1; count <= times; count += 1) {
    await pause(4_000 + ((count * 977) % 3_000));
    const pid = Number((await readFile(join(postgres.folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await postgres.startAgain();
    say(`the database was killed ${count} times`);
  }
}
