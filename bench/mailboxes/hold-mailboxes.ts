import { once } from 'node:events';
import { ImapFlow } from 'imapflow';
import { cacheResolver } from '../../apps/server/src/platform/dns/cached-resolver.ts';
import { createResolver } from '../../apps/server/src/platform/dns/resolver.ts';
import { openImap } from '../../apps/server/src/platform/imap/imap.ts';
import type { ImapClient } from '../../apps/server/src/platform/imap/imap-client.ts';
import { createHostGate } from '../../apps/server/src/platform/net/limits/host-gate.ts';
import { createRoutedNetwork } from '../../apps/server/src/platform/net/network.ts';

export type Hosts = {
  host: string;
  door: { host: string; port: number };
  nameServer: string;
  ca: string;
  users: string[];
  password: string;
};

export type Holder = 'ours' | 'bare';

export type Held = { bytes: number; cpuMs: number; ms: number };

type Open = (user: string) => Promise<ImapClient>;

const AT_A_TIME = 20;
const now = () => new Date();

/** As the product does it: the name is looked up, the place is checked, the gate counts. */
function openOurs({ host, door, nameServer, ca, users, password }: Hosts): Open {
  const resolver = cacheResolver(createResolver({ servers: [nameServer] }), { now });
  const network = createRoutedNetwork({ resolver, route: () => door, ca });
  const gate = createHostGate({ now, perHost: users.length });
  return (user) =>
    openImap({ host, port: 993, security: 'tls', login: { user, kind: 'password', password } }, { network, gate });
}

/** As the library's own pages show it. */
function openBare({ host, door, ca, password }: Hosts): Open {
  return async (user) => {
    const auth = { user, pass: password };
    const client = new ImapFlow({ ...door, servername: host, secure: true, tls: { ca }, auth, logger: false });
    await client.connect();
    return client;
  };
}

const OPENERS: Record<string, (hosts: Hosts) => Open> = { ours: openOurs, bare: openBare };

/** What is in use after the rubbish is out. */
function usedBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

async function holdAll(open: Open, users: string[]): Promise<ImapClient[]> {
  const held: ImapClient[] = [];
  const waiting = users.values();
  const openOn = async () => {
    for (const user of waiting) held.push(await open(user));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, openOn));
  return held;
}

const [hosts]: Hosts[] = await once(process, 'message');
const makeOpener = OPENERS[process.argv[2] ?? ''];
if (!hosts || !makeOpener) throw new Error('Started without a host or a way to open mailboxes');
const open = makeOpener(hosts);
// The first connection loads what all of them share.
const [first = '', ...others] = hosts.users;
const clients = await holdAll(open, [first]);
const before = usedBytes();
const cpuBefore = process.cpuUsage();
const start = performance.now();
clients.push(...(await holdAll(open, others)));
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(cpuBefore);
const result: Held = { bytes: usedBytes() - before, cpuMs: (user + system) / 1000, ms };
if (!clients.every(({ usable }) => usable)) throw new Error('Not all the mailboxes are connected');
process.send?.(result);
