import { type Candidate, candidateOf, notAnAddress, verdictOn } from './candidate.ts';
import { findMailHosts } from './find-mail-hosts.ts';
import { converse, type HostQueue, openQueue, type Settle } from './host-queue.ts';
import { limitPerHost } from './limit-per-host.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { createOutbox } from './outbox.ts';
import type { VerifierPorts } from './ports.ts';
import { createProviders, type Provider } from './provider.ts';
import { suggestDomain } from './suggest-address.ts';
import type { Verdict } from './verdict.ts';
import { DEFAULT_OPTIONS, type VerifierOptions } from './verifier-options.ts';

export async function verify(
  address: string,
  ports: VerifierPorts,
  options: Partial<VerifierOptions> = {},
): Promise<Verdict> {
  for await (const verdict of verifyAll([address], ports, options)) return verdict;
  throw new Error('an address ends with a verdict');
}

/**
 * Verdicts on many addresses, each as soon as it stands. Addresses of one domain share a look-up and a catch-all test, and
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
  const shared: Shared = {
    ports: { ...ports, openProbe: limitPerHost(ports.openProbe, options.sessionsPerHost) },
    options,
    settle: (candidate, reason, more) => put(verdictOn(candidate, reason, { lists: ports.lists, ...more })),
    limit: createLimiter(() => options.sessions),
    providerOf: createProviders(options.sessionsPerProvider),
  };
  await judge(groupByDomain(addresses, ports, put), options.retryAfterMs, shared);
}

/** What the conversations of one run share. */
type Shared = {
  ports: VerifierPorts;
  options: VerifierOptions;
  settle: Settle;
  limit: Limiter;
  providerOf: (host: string) => Provider;
};

/** Domains whose name servers do not answer are looked up again by the plan, while the others are asked about. */
async function judge(byDomain: Map<string, Candidate[]>, plan: readonly number[], shared: Shared): Promise<void> {
  const { ports, options, settle, limit, providerOf } = shared;
  const queues = new Map<string, HostQueue>();
  const unanswered = new Map<string, Candidate[]>();
  const found = [...byDomain].map(async ([domain, candidates]) => {
    const mailHosts = await limit(() => findMailHosts(ports, domain));
    if (mailHosts.kind === 'hosts' && !options.namesOnly) {
      // Domains with the same hosts share a queue, in the same order of preference.
      const key = mailHosts.hosts.map(({ address }) => address).join(' ');
      const provider = providerOf(mailHosts.hosts[0]?.host ?? '');
      const queue = queues.get(key) ?? openQueue(mailHosts.hosts, options.recipientsPerSession, provider);
      queues.set(key, queue);
      for (const candidate of candidates) queue.waiting.push(candidate);
      return;
    }
    const reason = mailHosts.kind === 'none' ? mailHosts.reason : 'onlyNamesChecked';
    const mayChange = reason === 'namesUnanswered';
    if (mayChange && plan.length > 0) unanswered.set(domain, candidates);
    else for (const candidate of candidates) settle(candidate, reason, { mayChange });
  });
  await Promise.all(found);
  const lookAgain = async () => {
    const [pause = 0, ...rest] = plan;
    await ports.wait(pause);
    if (!options.signal?.aborted) await judge(unanswered, rest, shared);
  };
  await Promise.all([
    ...[...queues.values()].map((queue) => runQueue(queue, shared)),
    ...(unanswered.size > 0 ? [lookAgain()] : []),
  ]);
}

function groupByDomain(addresses: Iterable<string>, { lists }: VerifierPorts, put: (verdict: Verdict) => void) {
  const byDomain = new Map<string, Candidate[]>();
  for (const email of addresses) {
    const candidate = candidateOf(email);
    if (!candidate) {
      put(verdictOn(notAnAddress(email), 'syntax', { lists }));
      continue;
    }
    const siblings = byDomain.get(candidate.domain);
    candidate.meantDomain = siblings?.[0] ? siblings[0].meantDomain : suggestDomain(candidate.domain);
    if (siblings) siblings.push(candidate);
    else byDomain.set(candidate.domain, [candidate]);
  }
  return byDomain;
}

/** Round after round until everything is settled; who must wait for the next round holds up nobody else. */
async function runQueue(queue: HostQueue, { ports, options, settle, limit }: Shared): Promise<void> {
  const goesOn = () => queue.waiting.length > 0 && !options.signal?.aborted;
  const talk = async () => {
    while (goesOn()) await queue.provider.limit(() => limit(async () => goesOn() && converse(queue, ports, settle)));
  };
  for (const pause of [0, ...options.retryAfterMs]) {
    if (pause > 0) await ports.wait(pause);
    if (options.signal?.aborted) return;
    queue.waiting.push(...queue.later.splice(0));
    await Promise.all(Array.from({ length: options.sessionsPerHost }, talk));
    if (queue.later.length === 0) return;
  }
  for (const candidate of queue.later.splice(0)) settle(candidate, candidate.otherwise, { mayChange: true });
}
