import { CAMPAIGN_SORTS, listCampaigns } from '@outrider/contract/campaigns/campaign';
import { DASHBOARD_PERIODS, readDashboard } from '@outrider/contract/dashboard';
import { ACCOUNT_SORTS, listAccounts } from '@outrider/contract/mailboxes/account';
import { quickSignIn, type Session } from '@outrider/contract/sign';
import { getUserInfo } from '@outrider/contract/user';
import { freePort } from '../apps/server/src/platform/start/free-port.ts';
import { type ChildServer, startChildServer } from '../scripts/child-server.ts';
import { startThrowawayProduct } from '../scripts/throwaway-product.ts';
import { startLargeWorkspace } from './api/large-workspace.ts';
import type { Effort, Report } from './bench.ts';
import { loadTargets, median, percentile, type Round, type Target } from './load.ts';

type Scale = {
  warmUpSeconds: number;
  rounds: number;
  seconds: number;
  campaigns: number;
  leads: number;
  users: number;
};

const EFFORTS: Record<Effort, Scale> = {
  full: { warmUpSeconds: 3, rounds: 4, seconds: 2, campaigns: 50, leads: 200, users: 5 },
  short: { warmUpSeconds: 0, rounds: 1, seconds: 0, campaigns: 2, leads: 5, users: 2 },
};
const LEAST_RATIO = 0.5;
/** Of what `userInfo` reaches, which is answered from memory. */
const LEAST_RATIO_OF_LISTS = 0.16;
/** It asks for what several lists do, and the ledger's days besides. */
const LEAST_RATIO_OF_DASHBOARD = 0.04;

/**
 * `userInfo` through the whole stack, against bare Fastify answering the same JSON; and the two lists a day begins with and the
 * dashboard, as their screens ask for them, against `userInfo`. The demo company has a dozen mailboxes and nine campaigns. Apart from it,
 * a large workspace: a hundred mailboxes and fifty campaigns of two hundred people, and several who sort their lists each
 * in their own way, so that none of them shares an answer with another.
 */
export async function run(report: Report, effort: Effort): Promise<void> {
  await runDemo(report, effort);
  await runLarge(report, effort);
}

async function runDemo(report: Report, effort: Effort): Promise<void> {
  const running: ChildServer[] = [];
  try {
    const ports = { ours: await freePort(), bare: await freePort() };
    running.push(await startThrowawayProduct(ports.ours));
    const ours = await signedInTarget(`http://127.0.0.1:${ports.ours}`);
    const bare: Target = { url: `http://127.0.0.1:${ports.bare}/` };
    const body = await (await fetch(ours.url, ours)).text();
    running.push(
      await startChildServer({
        args: ['bench/api/bare-fastify.ts', String(ports.bare), body],
        env: {},
        readyAt: bare.url,
      }),
    );
    const rounds = await measure({ ours: [ours], bare: [bare], ...listTargets([ours]) }, effort);
    compare(rounds, report);
    compareLists(rounds, report, { prefix: '', floor: LEAST_RATIO_OF_LISTS });
  } finally {
    for (const server of running) await server.stop();
  }
}

async function runLarge(report: Report, effort: Effort): Promise<void> {
  const large = await startLargeWorkspace(EFFORTS[effort]);
  try {
    const ours = large.tokens.map((token) => infoTarget(large.origin, token));
    const rounds = await measure({ ours, ...listTargets(ours) }, effort);
    compareLists(rounds, report, { prefix: 'large_', floor: 0 });
  } finally {
    await large.stop();
  }
}

type SignedIn = Required<Pick<Target, 'url' | 'headers'>>;

async function signedInTarget(origin: string): Promise<SignedIn> {
  const response = await fetch(origin + quickSignIn.path, {
    method: quickSignIn.method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data }: { data: Session } = await response.json();
  return infoTarget(origin, data.token);
}

const infoTarget = (origin: string, token: string): SignedIn => ({
  url: origin + getUserInfo.path,
  headers: { authorization: `Bearer ${token}` },
});

/** The first asks as the screens do when they are opened. */
function listTargets(callers: readonly SignedIn[]) {
  const accounts = callers.map(({ url, headers }, place): Target => {
    const { origin } = new URL(url);
    return { url: `${origin}${listAccounts.path}?page=1&pageSize=100&sort=${turn(ACCOUNT_SORTS, place)}`, headers };
  });
  const campaigns = callers.map(({ url, headers }, place): Target => {
    const body = JSON.stringify({ page: 1, pageSize: 50, sort: turn(CAMPAIGN_SORTS, place) });
    const asJson = { ...headers, 'content-type': 'application/json' };
    return { url: new URL(url).origin + listCampaigns.path, method: listCampaigns.method, headers: asJson, body };
  });
  // Each chooses another period, and none shares an answer with another.
  const dashboard = callers.map(({ url, headers }, place): Target => {
    const days = DASHBOARD_PERIODS[(place + 1) % DASHBOARD_PERIODS.length];
    return { url: `${new URL(url).origin}${readDashboard.path}?zone=Europe/Berlin&days=${days}`, headers };
  });
  return { accounts, campaigns, dashboard };
}

/** Which of these a user sorts by: the usual one first, then the others. */
function turn<Sort extends string>(sorts: readonly Sort[], place: number): string {
  const others = sorts.filter((sort) => sort !== 'createdAt');
  return place === 0 ? 'createdAt' : (others[(place - 1) % others.length] ?? 'createdAt');
}

type Rounds<Name extends string> = Record<Name, Round[]>;

/** They take turns, so that all else the machine does falls on all. */
async function measure<Name extends string>(targets: Record<Name, Target[]>, effort: Effort): Promise<Rounds<Name>> {
  const { warmUpSeconds, rounds, seconds } = EFFORTS[effort];
  const names = Object.keys(targets) as Name[];
  if (warmUpSeconds > 0) for (const name of names) await loadTargets(targets[name], warmUpSeconds);
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Rounds<Name>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) measured[name].push(await loadTargets(targets[name], seconds));
  return measured;
}

const rateOf = (rounds: Round[]) => median(rounds.map(({ requestsPerSecond }) => requestsPerSecond));
const p99Of = (rounds: Round[]) => median(rounds.map(({ latenciesMs }) => percentile(latenciesMs, 0.99)));

function compare({ ours, bare }: Rounds<'ours' | 'bare'>, report: Report): void {
  const [rateOurs, rateBare, p99Ours, p99Bare] = [rateOf(ours), rateOf(bare), p99Of(ours), p99Of(bare)];
  report({ metric: 'requests_per_second', value: rateOurs, limit: rateBare, ratio: rateOurs / rateBare }, LEAST_RATIO);
  report({ metric: 'p99_ms', value: p99Ours, limit: p99Bare, ratio: p99Bare / p99Ours }, LEAST_RATIO);
}

type Lists = 'accounts' | 'campaigns' | 'dashboard';

function compareLists(
  { ours, ...lists }: Rounds<'ours' | Lists>,
  report: Report,
  { prefix, floor }: { prefix: string; floor: number },
): void {
  const limit = rateOf(ours);
  for (const name of ['accounts', 'campaigns'] as const) {
    const value = rateOf(lists[name]);
    report({ metric: `${prefix}${name}_list_requests_per_second`, value, limit, ratio: value / limit }, floor);
  }
  const [value, p99] = [rateOf(lists.dashboard), p99Of(lists.dashboard)];
  const least = Math.min(floor, LEAST_RATIO_OF_DASHBOARD);
  report({ metric: `${prefix}dashboard_requests_per_second`, value, limit, ratio: value / limit }, least);
  report({ metric: `${prefix}dashboard_p99_ms`, value: p99, limit: p99Of(ours), ratio: p99Of(ours) / p99 }, 0);
}
