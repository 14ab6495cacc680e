import { parentPort } from 'node:worker_threads';
import { runningClock } from '../../packages/sandbox/src/clock/clock.ts';
import { startMxHosts } from '../../packages/sandbox/src/mx/mx-hosts.ts';
import { createLogOfTruth } from '../../packages/sandbox/src/truth/log-of-truth.ts';
import { createChance } from '../../packages/sandbox/src/world/chance.ts';

/** One boxed MX host in a thread of its own; it says where it listens. */
const NAME = 'mx1.nordkai.test';
const hosts = await startMxHosts({
  hosts: [{ name: NAME, behaviour: { kind: 'accept' }, provider: 'google' }],
  clock: runningClock(() => Date.now()),
  truth: createLogOfTruth(),
  chance: createChance('4417'),
  log: { info: () => undefined, warn: (message) => console.error(message) },
  knows: () => true,
  deliver: () => undefined,
  tls: undefined,
});
parentPort?.postMessage(hosts.addressOf(NAME));
