import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listLeads, settleDoubts } from '@outrider/contract/campaigns/leads';
import {
  aCampaign,
  aRound,
  OPEN_ALWAYS,
  type TestCampaign,
} from '../../apps/server/src/modules/campaign-management/testing.ts';
import {
  HOST,
  PASSWORD,
  startTruthfulHost,
  type Truth,
} from '../../apps/server/src/modules/ledger/faults-testing/truthful-host.ts';
import { LOOK_UPS, settleDoubts as lookUpDoubts } from '../../apps/server/src/modules/ledger/index.ts';
import { listSendingMailboxes } from '../../apps/server/src/modules/mailboxes/index.ts';
import { campaignOwner } from '../../apps/server/src/modules/sending/doubt/campaign-owner.ts';
import { SENDING_RULES } from '../../apps/server/src/modules/sending/facts/sending-deps.ts';
import { isSpotless, judgeSending } from '../../apps/server/src/modules/sending/faults-testing/judge-sending.ts';
import {
  type Kill,
  killSenders,
  POINTS,
  type Victim,
} from '../../apps/server/src/modules/sending/faults-testing/kill-senders.ts';
import { addMailbox } from '../../apps/server/src/modules/warmup/testing.ts';
import { openImap } from '../../apps/server/src/platform/imap/imap.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { type LastingPostgres, startLastingPostgres } from '../lasting-postgres.ts';
import { type Api, runErrands, startApi } from './api-errands.ts';

type SendingFaults = {
  mailboxes: number;
  leads: number;
  /** How often each is killed at every point, and as often at a time of no meaning. */
  kills: Record<Victim, number>;
  /** So many mails, and a host hangs up. */
  dropEvery: number;
};

const LONG: SendingFaults = {
  mailboxes: 40,
  leads: 5_000,
  kills: { sender: 18, api: 3, database: 3 },
  dropEvery: 61,
};
const ALIVE = 3;
/** The last kill is ordered when this share of the mails is out. */
const SPREAD = 0.5;
const ROUNDS = [aRound('Freight audits'), aRound(''), aRound('One last thing')];
/** More than ten thousand doubts need. */
const LOOKS_MAX = 100;
/** Leads a user holds back and releases all the time. */
const HELD = 50;

/** Kills senders, the API and the database while three rounds go out, and compares the ledger with what hosts took. */
export const run = (say: (line: string) => void) => breakSending(LONG, say);

export async function breakSending(faults: SendingFaults, say: (line: string) => void): Promise<boolean> {
  const postgres = await startLastingPostgres();
  const api = await startApi(postgres.url);
  const campaign = await launchOne(postgres, faults);
  const truth = await startTruthfulHost(
    campaign.mailboxes.map(({ email }) => email),
    faults.dropEvery,
  );
  const left = async () => {
    const { rows } = await postgres.pool.query<{ left: number }>(
      'select count(*)::int as left from send_ledger where campaign_id = $1 and open',
      [campaign.campaignId],
    );
    return rows[0]?.left ?? 0;
  };
  const telling = setInterval(() => say(`${truth.taken().size} taken, ${truth.cuts().length} lines cut`), 10_000);
  try {
    const errands = runErrands(
      api,
      campaign.campaignId,
      campaign.leads.slice(0, HELD).map(({ id }) => id),
    );
    const kills = killsOf(faults.kills);
    const arena = { url: postgres.url, truth, campaign, strike: strikeWith(postgres, api) };
    // While the database is away nobody can tell.
    const isDone = async () => {
      const rest = await left().catch(() => Number.POSITIVE_INFINITY);
      if (rest <= HELD) errands.calmDown();
      return rest === 0;
    };
    const manner = { alive: ALIVE, isDone };
    const share = () => truth.taken().size / (faults.leads * ROUNDS.length * SPREAD);
    const tally = await killSenders(arena, kills, { ...manner, mayOrder: () => ALIVE + kills.length * share() });
    await errands.stop();
    await truth.settleDown();
    const found = await judgeSending(postgres.db, truth, campaign, ROUNDS.length);
    const shown = await countShown(api, campaign, found.doubt);
    for (const [killed, times] of [...tally].sort(([a], [b]) => a.localeCompare(b))) say(`killed ${killed}: ${times}`);
    say(`host hung up: ${JSON.stringify(truth.drops())}; hosts of recipients: ${truth.mxDrops()}`);
    say(`calls answered ${errands.done()}, not answered ${errands.failures()}; API ended by itself ${api.endings()}`);
    const died = [...tally.values()].reduce((sum, times) => sum + times, 0);
    say(JSON.stringify({ kills: died, ...found, shown }));
    const absent = await settleEach(postgres, { truth, campaign, api });
    await killSenders(arena, [], manner);
    await truth.settleDown();
    const last = await judgeSending(postgres.db, truth, campaign, ROUNDS.length);
    say(`${found.doubt - absent} found in Sent, ${absent} sent again: ${JSON.stringify(last)}`);
    const isWhole = last.accepted === faults.leads * ROUNDS.length && truth.taken().size === last.accepted;
    return [found, last].every(isSpotless) && isWhole && shown === found.doubt && died === kills.length;
  } finally {
    clearInterval(telling);
    await api.close();
    await truth.close();
    await postgres.close();
  }
}

/** In the workspace of the person who may be signed in for, so that it can be operated as well. */
async function launchOne({ db }: LastingPostgres, faults: SendingFaults): Promise<TestCampaign> {
  const { workspace_id: workspaceId } = await db.selectFrom('users').select('workspace_id').executeTakeFirstOrThrow();
  await db.updateTable('workspaces').set({ plan: 'scale' }).where('id', '=', workspaceId).execute();
  const mailboxes = [];
  for (let index = 0; index < faults.mailboxes; index += 1)
    mailboxes.push(await addMailbox({ db }, workspaceId, { email: `m${index}@harborline.test`, isOn: false }));
  const settings = {
    ...OPEN_ALWAYS,
    senders: { mailboxIds: mailboxes.map(({ id }) => id), tagIds: [] },
    footer: { postalAddress: 'Speicherstadt 4, 20457 Hamburg', optOutLine: 'One click and I stop.' },
  };
  return aCampaign(db, { leads: faults.leads, rounds: ROUNDS, settings, inside: { workspaceId, mailboxes } });
}

/** Everybody at every point, mixed so that no two of a kind follow, each time a little further on. */
function killsOf(times: SendingFaults['kills']): Kill[] {
  const points = [...POINTS, 'anywhere'] as const;
  const kills = Object.entries(times).flatMap(([victim, count]) =>
    points.flatMap((point) => Array.from({ length: count }, (_, turn) => ({ victim: victim as Victim, point, turn }))),
  );
  return kills
    .map(({ victim, point, turn }, index) => ({
      place: (index * 0.618_033_988_75) % 1,
      kill: { victim, point, times: 1 + ((turn * 7 + index) % (point.endsWith('Reserve') ? 3 : 18)) },
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ kill }) => kill);
}

/** One at a time: who is dead already cannot be killed. */
function strikeWith(postgres: LastingPostgres, api: Api) {
  let lastKill = Promise.resolve();
  let lastRestart = Promise.resolve();
  return async (victim: Exclude<Victim, 'sender'>) => {
    if (victim === 'api') {
      lastKill = lastKill.then(() => api.kill());
      return lastKill;
    }
    await lastRestart;
    const pid = Number((await readFile(join(postgres.folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    lastRestart = postgres.startAgain();
    return undefined;
  };
}

/** Doubts are looked up; what the host never had is sent again because a user says so. Gives how many those are. */
async function settleEach(
  { db, pool }: LastingPostgres,
  { truth, campaign, api }: { truth: Truth; campaign: TestCampaign; api: Api },
): Promise<number> {
  const { campaignId, mailboxes } = campaign;
  truth.calmDown();
  // As if a day had passed since: every look is due, and none counts as sent by its age.
  await pool.query(`update send_ledger set doubt_at = doubt_at - interval '1 day' where state = 'doubt'`);
  const looking = {
    db,
    log: createLog('silent'),
    now: () => new Date(),
    listMailboxes: listSendingMailboxes,
    owners: { campaign: campaignOwner },
    fileSent: async () => undefined,
    rules: SENDING_RULES,
    openImap(_scope: unknown, mailboxId: string) {
      const user = mailboxes.find(({ id }) => id === mailboxId)?.email ?? '';
      const login = { user, kind: 'password' as const, password: PASSWORD };
      const network = {
        locate: async () => ({
          kind: 'located' as const,
          places: [{ address: truth.imap.host, port: truth.imap.port }],
        }),
        tlsOptions: (servername: string) => ({ ca: truth.ca, servername }),
      };
      return openImap({ host: HOST, port: 993, security: 'tls', login }, { network });
    },
  };
  // Until each was looked up as often as it is done: only so many are at once, and what is not found comes again first.
  const isUnlooked = async () =>
    (await pool.query(`select from send_ledger where state = 'doubt' and looked_up < $1 limit 1`, [LOOK_UPS])).rowCount;
  for (let looks = 0; looks < LOOKS_MAX && (await isUnlooked()); looks += 1) await lookUpDoubts(looking);
  const { rows } = await pool.query<{ id: string; taken: string }>(
    `select lead_id as id, message_id as taken from send_ledger where campaign_id = $1 and state = 'doubt'`,
    [campaignId],
  );
  const wrong = rows.filter(({ taken }) => truth.taken().has(taken)).length;
  if (wrong > 0) throw new Error(`${wrong} mails that the host has were not found in Sent`);
  const choice = { leadIds: rows.map(({ id }) => id) };
  if (rows.length > 0) await api.call(settleDoubts, { campaignId, choice, answer: 'sendAgain' });
  return rows.length;
}

/** How many leads the product itself says are in doubt, once it has looked. */
async function countShown(api: Api, { campaignId }: TestCampaign, expected: number): Promise<number> {
  let shown = -1;
  for (let tries = 0; shown !== expected && tries < 60; tries += 1) {
    const { total } = await api.call(listLeads, { campaignId, reason: 'inDoubt' }).catch(() => ({ total: -1 }));
    shown = total;
    if (shown !== expected) await pause(1_000);
  }
  return shown;
}
