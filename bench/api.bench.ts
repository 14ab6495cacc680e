import { listCampaigns } from '@outrider/contract/campaigns/campaign';
import { listAccounts } from '@outrider/contract/mailboxes/account';
import { quickSignIn, type Session } from '@outrider/contract/sign';
import { getUserInfo } from '@outrider/contract/user';
import { freePort } from '../apps/server/src/platform/free-port.ts';
import { type ChildServer, startChildServer } from '../scripts/child-server.ts';
import { startThrowawayProduct } from '../scripts/throwaway-product.ts';
import type { Effort, Report } from './bench.ts';
import { loadTarget, median, percentile, type Round, type Target } from './load.ts';

const EFFORTS: Record<Effort, { warmUpSeconds: number; rounds: number; seconds: number }> = {
  full: { warmUpSeconds: 3, rounds: 4, seconds: 2 },
  short: { warmUpSeconds: 0, rounds: 1, seconds: 1 },
};
const LEAST_RATIO = 0.5;
/** Of what `userInfo` reaches, which is answered from memory. */
const LEAST_RATIO_OF_LISTS = 0.16;

/**
 * `userInfo` through the whole stack, against bare Fastify answering the same JSON; and the two lists a day begins with, as
 * their screens ask for them, against `userInfo`. The demo company has a dozen mailboxes and nine campaigns.
 */
export async function run(report: Report, effort: Effort): Promise<void> {
  const running: ChildServer[] = [];
  try {
    const ports = { ours: await freePort(), bare: await freePort() };
    running.push(await startThrowawayProduct(ports.ours));
    const ours = await signedInTarget(`http://127.0.0.1:${ports.ours}`);
    const bare: Target = { url: `http://127.0.0.1:${ports.bare}/` };
    const body = await (await fetch(ours.url, ours)).text();
    running.push(
      await startChildServer({ args: ['bench/bare-fastify.ts', String(ports.bare), body], env: {}, readyAt: bare.url }),
    );
    const rounds = await measure({ ours, bare, ...listTargets(ours) }, effort);
    compare(rounds, report);
    compareLists(rounds, report);
  } finally {
    for (const server of running) await server.stop();
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
  return { url: origin + getUserInfo.path, headers: { authorization: `Bearer ${data.token}` } };
}

function listTargets({ url, headers }: SignedIn) {
  const { origin } = new URL(url);
  const asJson = { ...headers, 'content-type': 'application/json' };
  return {
    accounts: { url: `${origin}${listAccounts.path}?page=1&pageSize=100`, headers },
    campaigns: {
      url: origin + listCampaigns.path,
      method: listCampaigns.method,
      headers: asJson,
      body: JSON.stringify({ page: 1, pageSize: 50 }),
    },
  } satisfies Record<string, Target>;
}

const NAMES = ['ours', 'bare', 'accounts', 'campaigns'] as const;
type Name = (typeof NAMES)[number];
type Rounds = Record<Name, Round[]>;

/** They take turns, so that whatever else the machine does falls on all. */
async function measure(targets: Record<Name, Target>, effort: Effort): Promise<Rounds> {
  const { warmUpSeconds, rounds, seconds } = EFFORTS[effort];
  if (warmUpSeconds > 0) for (const name of NAMES) await loadTarget(targets[name], warmUpSeconds);
  const measured: Rounds = { ours: [], bare: [], accounts: [], campaigns: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of NAMES) measured[name].push(await loadTarget(targets[name], seconds));
  return measured;
}

const rateOf = (rounds: Round[]) => median(rounds.map(({ requestsPerSecond }) => requestsPerSecond));
const p99Of = (rounds: Round[]) => median(rounds.map(({ latenciesMs }) => percentile(latenciesMs, 0.99)));

function compare({ ours, bare }: Rounds, report: Report): void {
  const [rateOurs, rateBare, p99Ours, p99Bare] = [rateOf(ours), rateOf(bare), p99Of(ours), p99Of(bare)];
  report({ metric: 'requests_per_second', value: rateOurs, limit: rateBare, ratio: rateOurs / rateBare }, LEAST_RATIO);
  report({ metric: 'p99_ms', value: p99Ours, limit: p99Bare, ratio: p99Bare / p99Ours }, LEAST_RATIO);
}

function compareLists({ ours, ...lists }: Rounds, report: Report): void {
  const limit = rateOf(ours);
  for (const name of ['accounts', 'campaigns'] as const) {
    const value = rateOf(lists[name]);
    report({ metric: `${name}_list_requests_per_second`, value, limit, ratio: value / limit }, LEAST_RATIO_OF_LISTS);
  }
}
