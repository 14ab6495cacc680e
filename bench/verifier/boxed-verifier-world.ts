import { parentPort, workerData } from 'node:worker_threads';
import { runningClock } from '../../packages/sandbox/src/clock/clock.ts';
import { startNameServer } from '../../packages/sandbox/src/dns/name-server.ts';
import { startMxHosts } from '../../packages/sandbox/src/mx/mx-hosts.ts';
import { createLogOfTruth } from '../../packages/sandbox/src/truth/log-of-truth.ts';
import { createChance } from '../../packages/sandbox/src/world/chance.ts';
import { planWorld } from './verifier-world.ts';

/** The planned world as servers in a thread of its own. It says where it is, and later how often it was visited. */
const { domainCount, addressesEach } = workerData as { domainCount: number; addressesEach: number };
const { domains, addresses } = planWorld(domainCount, addressesEach);
const residents = new Set(addresses.flatMap(({ email, isResident }) => (isResident ? [email] : [])));
const clock = runningClock(() => Date.now());
const log = { info: () => undefined, warn: (message: string) => console.error(message) };
const truth = createLogOfTruth();
const nameServer = await startNameServer({ clock, truth, log });
const mx = await startMxHosts({
  hosts: domains.flatMap(({ host }) => host ?? []),
  clock,
  truth,
  chance: createChance('4417'),
  log,
  knows: (address) => residents.has(address),
  deliver: () => undefined,
  tls: undefined,
});
for (const { name, records, failure } of domains) {
  if (records.length > 0) nameServer.zones.set(name, records);
  if (failure) nameServer.zones.fail(name, failure);
}
for (const { name, address } of mx.list()) nameServer.zones.add({ name, type: 'A', data: address });

/** What each host counted since it was last asked. */
const counted = new Map<string, number>();
parentPort?.on('message', () => {
  const hosts = mx.list();
  const connections = hosts.reduce((sum, host) => sum + host.connections - (counted.get(host.name) ?? 0), 0);
  for (const host of hosts) counted.set(host.name, host.connections);
  parentPort?.postMessage({ connections, mostAtOnce: Math.max(...hosts.map((host) => host.mostAtOnce)) });
});
parentPort?.postMessage({ resolver: `${nameServer.host}:${nameServer.port}`, port: mx.port });
