import { type Candidate, candidateOf, verdictOn } from './candidate.ts';
import { findMailHosts } from './find-mail-hosts.ts';
import { converse, type Lane, openLane, type Settle } from './lane.ts';
import { limitPerHost } from './limit-per-host.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { createOutbox } from './outbox.ts';
import type { VerifierPorts } from './ports.ts';
import { createProviders } from './provider.ts';
import type { Verdict } from './verdict.ts';
import { DEFAULT_OPTIONS, type VerifierOptions } from './verifier-options.ts';

/** One address. */
export async function verify(
  address: string,
  ports: VerifierPorts,
  options: Partial<VerifierOptions> = {},
): Promise<Verdict> {
  for await (const verdict of verifyAll([address], ports, options)) return verdict;
  throw new Error('an address ends with a verdict');
}

/**
 * Verdicts on many addresses, each as soon as it stands. Addresses of one domain share a look-up and a contrast, and
 * those of one mail host share conversations: what a stranger's server sees is a fraction of what asking one by one costs.
 */
export async function* verifyAll(
  addresses: Iterable<string>,
  ports: VerifierPorts,
  chosen: Partial<VerifierOptions> = {},
): AsyncGenerator<Verdict> {
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  const outbox = createOutbox<Verdict>();
  run(addresses, ports, options, (verdict) => outbox.put(verdict)).then(
    () => outbox.close(),
    (error: unknown) => outbox.close(error instanceof Error ? error : new Error(String(error))),
  );
  yield* outbox;
}

async function run(
  addresses: Iterable<string>,
  ports: VerifierPorts,
  options: VerifierOptions,
  put: (verdict: Verdict) => void,
): Promise<void> {
  const settle: Settle = (candidate, reason, more) =>
    put(verdictOn(candidate, reason, { lists: ports.lists, ...more }));
  const limit = createLimiter(() => options.sessions);
  const providerOf = createProviders(options.sessionsPerProvider);
  const polite = { ...ports, openProbe: limitPerHost(ports.openProbe, options.sessionsPerHost) };
  const lanes = new Map<string, Lane>();
  const byDomain = groupByDomain(addresses, ports, put);
  const found = [...byDomain].map(async ([domain, candidates]) => {
    const mailHosts = await limit(() => findMailHosts(ports, domain));
    if (mailHosts.kind === 'hosts' && !options.namesOnly) {
      const key = mailHosts.hosts.map(({ address }) => address).join(' ');
      // Domains with the same hosts share a lane, in the same order of preference.
      const provider = providerOf(mailHosts.hosts[0]?.host ?? '');
      const lane = lanes.get(key) ?? openLane(mailHosts.hosts, options.addressesPerSession, provider);
      lanes.set(key, lane);
      for (const candidate of candidates) lane.waiting.push(candidate);
      return;
    }
    const reason = mailHosts.kind === 'none' ? mailHosts.reason : 'onlyNamesChecked';
    for (const candidate of candidates) settle(candidate, reason, { mayChange: reason === 'namesUnanswered' });
  });
  await Promise.all(found);
  await Promise.all([...lanes.values()].map((lane) => runLane(lane, { ports: polite, options, settle, limit })));
}

function groupByDomain(addresses: Iterable<string>, { lists }: VerifierPorts, put: (verdict: Verdict) => void) {
  const byDomain = new Map<string, Candidate[]>();
  for (const email of addresses) {
    const candidate = candidateOf(email);
    if (candidate) {
      const candidates = byDomain.get(candidate.domain);
      if (candidates) candidates.push(candidate);
      else byDomain.set(candidate.domain, [candidate]);
    } else {
      put(verdictOn(notAnAddress(email), 'syntax', { lists }));
    }
  }
  return byDomain;
}

const notAnAddress = (email: string): Candidate => ({
  email,
  domain: email.slice(email.lastIndexOf('@') + 1),
  attempts: 0,
  mx: '',
  reply: '',
  otherwise: 'syntax',
});

type LaneRun = {
  ports: VerifierPorts;
  options: VerifierOptions;
  settle: Settle;
  limit: Limiter;
};

/** Round after round until everything is settled; who must wait for the next round holds up nobody else. */
async function runLane(lane: Lane, { ports, options, settle, limit }: LaneRun): Promise<void> {
  const goesOn = () => lane.waiting.length > 0 && !options.signal?.aborted;
  const talk = async () => {
    while (goesOn()) await lane.provider.limit(() => limit(async () => goesOn() && converse(lane, ports, settle)));
  };
  for (const pause of [0, ...options.retryAfterMs]) {
    if (pause > 0) await ports.wait(pause);
    if (options.signal?.aborted) return;
    lane.waiting.push(...lane.later.splice(0));
    await Promise.all(Array.from({ length: options.sessionsPerHost }, talk));
    if (lane.later.length === 0) return;
  }
  for (const candidate of lane.later.splice(0)) settle(candidate, candidate.otherwise, { mayChange: true });
}
