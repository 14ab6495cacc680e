import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CatchAllTest } from '@outrider/email-verifier/catch-all-test';
import type { VerifierPorts } from '@outrider/email-verifier/ports';
import { verifyAll } from '@outrider/email-verifier/verify';
import { cacheResolver } from '../apps/server/src/platform/dns/cached-resolver.ts';
import { createResolver } from '../apps/server/src/platform/dns/resolver.ts';
import { createAbsenceCheck } from '../apps/server/src/platform/dns/sure-absence.ts';
import { namesForProbe } from '../apps/server/src/platform/smtp-probe/names.ts';
import { createProbe } from '../apps/server/src/platform/smtp-probe/open-probe.ts';
import { createRandomFor } from '../apps/server/src/platform/smtp-probe/random-for.ts';
import type { Effort, Report } from './bench.ts';
import { type PlannedAddress, planWorld, RETRY_AFTER_MS } from './verifier/verifier-world.ts';

const EFFORTS: Record<Effort, { domainCount: number; addressesEach: number; sample: number }> = {
  full: { domainCount: 500, addressesEach: 100, sample: 2_000 },
  short: { domainCount: 100, addressesEach: 10, sample: 60 },
};
const IN_FLIGHT = 100;
const SESSIONS_PER_HOST = 2;
const LEAST_SPEED = 5;
/** A conversation names at most ten, strangers included: ten would be reached only if nobody had to be asked again. */
const LEAST_SPARING = 7.5;

type Place = { resolver: string; port: number };
type Counted = { connections: number; mostAtOnce: number };

/** Verdicts against the truth of the box, and cost against the package a Node project would otherwise take. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const { domainCount, addressesEach, sample } = EFFORTS[effort];
  const world = new Worker(new URL('./verifier/boxed-verifier-world.ts', import.meta.url), {
    workerData: { domainCount, addressesEach },
  });
  try {
    const [place]: Place[] = await once(world, 'message');
    if (!place) throw new Error('the boxed world did not say where it is');
    const { addresses } = planWorld(domainCount, addressesEach);
    const ours = await verifyOurs(place, addresses);
    const ourCount = await countVisits(world);
    const theirs = await verifyTheirs(place, evenSample(addresses, sample));
    const theirCount = await countVisits(world);
    judge(report, ours.wrong, addresses.length);
    const speed = { value: addresses.length / ours.seconds, limit: sample / theirs.seconds };
    report({ metric: 'verdicts_per_second', ...speed, ratio: speed.value / speed.limit }, LEAST_SPEED);
    const visits = {
      value: (1000 * ourCount.connections) / addresses.length,
      limit: (1000 * theirCount.connections) / sample,
    };
    report({ metric: 'connections_per_1000_verdicts', ...visits, ratio: visits.limit / visits.value }, LEAST_SPARING);
    const { mostAtOnce } = ourCount;
    const ratio = SESSIONS_PER_HOST / mostAtOnce;
    report({ metric: 'most_connections_to_one_mx', value: mostAtOnce, limit: SESSIONS_PER_HOST, ratio }, 1);
  } finally {
    await world.terminate();
  }
}

type Wrong = PlannedAddress & { category: string; reason: string };

function judge(report: Report, wrong: Wrong[], total: number) {
  const none = (metric: string, found: Wrong[]) =>
    report({ metric, value: found.length, limit: 0, ratio: found.length === 0 ? 1 : 0 }, 1);
  report({ metric: 'right', value: total - wrong.length, limit: total, ratio: (total - wrong.length) / total }, 1);
  none(
    'good_or_unjudgeable_called_invalid',
    wrong.filter(({ category }) => category === 'INVALID'),
  );
  none(
    'others_called_valid',
    wrong.filter(({ category }) => category === 'VALID'),
  );
  for (const { email, truth, category, reason } of wrong.slice(0, 20)) {
    console.error(`${email} is ${truth}, and was called ${category} (${reason})`);
  }
}

async function verifyOurs(place: Place, addresses: PlannedAddress[]): Promise<{ seconds: number; wrong: Wrong[] }> {
  const known = new Map(addresses.map((address) => [address.email, address]));
  const wrong: Wrong[] = [];
  const began = performance.now();
  const options = { sessions: IN_FLIGHT, sessionsPerHost: SESSIONS_PER_HOST, retryAfterMs: RETRY_AFTER_MS };
  for await (const { email, category, reason } of verifyAll(known.keys(), portsAt(place), options)) {
    const address = known.get(email);
    known.delete(email);
    if (address && address.truth !== category) wrong.push({ ...address, category, reason });
  }
  const seconds = (performance.now() - began) / 1000;
  for (const address of known.values()) wrong.push({ ...address, category: 'nothing', reason: '' });
  return { seconds, wrong };
}

/** The product's own ports; only the port of the mail hosts is another. */
function portsAt({ resolver: server, port }: Place): VerifierPorts {
  const catchAllTests = new Map<string, CatchAllTest>();
  const resolver = cacheResolver(createResolver({ servers: [server] }), { now: () => new Date() });
  return {
    names: namesForProbe({ resolver, isAbsenceSure: createAbsenceCheck({ servers: [server] }) }),
    mayReach: () => true,
    openProbe: createProbe({ helloName: 'verify.outrider.test', sender: 'verify@outrider.test', port }),
    wait: (milliseconds) => pause(milliseconds),
    randomFor: createRandomFor(Buffer.from('the luck of a bench')),
    catchAllTests: {
      recall: async (domain) => catchAllTests.get(domain),
      remember: async (domain, catchAllTest) => void catchAllTests.set(domain, catchAllTest),
    },
    lists: { isDisposable: () => false, isFree: () => false },
  };
}

async function verifyTheirs({ resolver, port }: Place, addresses: PlannedAddress[]): Promise<{ seconds: number }> {
  const child = fork(fileURLToPath(new URL('./verifier/ask-one-by-one.ts', import.meta.url)), [
    resolver,
    String(port),
    String(IN_FLIGHT),
  ]);
  try {
    await once(child, 'message');
    child.send(addresses.map(({ email }) => email));
    const [measured] = await once(child, 'message');
    return measured as { seconds: number };
  } finally {
    child.kill();
  }
}

const evenSample = <T>(all: T[], size: number): T[] =>
  Array.from({ length: size }, (_none, index) => all[Math.floor((index * all.length) / size)]).filter(
    (one): one is T => one !== undefined,
  );

async function countVisits(world: Worker): Promise<Counted> {
  world.postMessage('count');
  const [counted] = await once(world, 'message');
  return counted as Counted;
}
