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

/** `userInfo` through the whole stack, against bare Fastify answering the same JSON. */
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
    compare(await measure(ours, bare, effort), report);
  } finally {
    for (const server of running) await server.stop();
  }
}

async function signedInTarget(origin: string): Promise<Required<Target>> {
  const response = await fetch(origin + quickSignIn.path, {
    method: quickSignIn.method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data }: { data: Session } = await response.json();
  return { url: origin + getUserInfo.path, headers: { authorization: `Bearer ${data.token}` } };
}

type Rounds = { ours: Round[]; bare: Round[] };

/** The two take turns, so that whatever else the machine does falls on both. */
async function measure(ours: Target, bare: Target, effort: Effort): Promise<Rounds> {
  const { warmUpSeconds, rounds, seconds } = EFFORTS[effort];
  if (warmUpSeconds > 0) for (const target of [ours, bare]) await loadTarget(target, warmUpSeconds);
  const measured: Rounds = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.ours.push(await loadTarget(ours, seconds));
    measured.bare.push(await loadTarget(bare, seconds));
  }
  return measured;
}

function compare({ ours, bare }: Rounds, report: Report): void {
  const rate = (rounds: Round[]) => median(rounds.map(({ requestsPerSecond }) => requestsPerSecond));
  const p99 = (rounds: Round[]) => median(rounds.map(({ latenciesMs }) => percentile(latenciesMs, 0.99)));
  const [rateOurs, rateBare, p99Ours, p99Bare] = [rate(ours), rate(bare), p99(ours), p99(bare)];
  report({ metric: 'requests_per_second', value: rateOurs, limit: rateBare, ratio: rateOurs / rateBare }, LEAST_RATIO);
  report({ metric: 'p99_ms', value: p99Ours, limit: p99Bare, ratio: p99Bare / p99Ours }, LEAST_RATIO);
}
