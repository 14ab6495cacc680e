import { createServer, type Server, type Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Clock } from '../clock/clock.ts';
import { createPlaces, type Door, type Place } from '../loopback.ts';
import { LOOPBACK, type Service } from '../service.ts';
import { DELIVERED, type LogOfTruth, type TruthEvent } from '../truth/log-of-truth.ts';
import type { Chance } from '../world/chance.ts';
import {
  asList,
  type Behaviour,
  type Behaviours,
  type BounceReason,
  findBehaviour,
  type MailboxBehaviour,
} from './behaviour.ts';
import { createDialogue, type HostFacts } from './dialogue.ts';
import { readMessageId } from './envelope.ts';
import { createJudge } from './judge.ts';
import { runSession } from './session.ts';
import type { Provider } from './wording.ts';

export type { Behaviour, Behaviours, BounceReason, MailboxBehaviour, Provider };

export type MxHostPlan = {
  name: string;
  behaviour: Behaviour | Behaviours;
  /** Where it lives with other servers of its name; an address of its own unless said. */
  address?: string;
  /** Whether it hangs up on everybody, asked each time; it does not, unless said. */
  isDown?: () => boolean;
  /** Whose manner of speaking it has; Postfix's unless said. */
  provider?: Provider;
  /** The domains it takes mail for, asked each time; any, unless said. */
  domains?: readonly string[];
};

export type Delivery = {
  to: string;
  from: string;
  raw: Buffer;
  messageId: string;
  host: string;
  at: Date;
  /** The host was too polite to say no: a delivery status notification has to follow. */
  bounceLater?: BounceReason;
};

export type MxHostsOptions = {
  hosts: readonly MxHostPlan[];
  clock: Clock;
  truth: LogOfTruth;
  chance: Chance;
  log: { info(message: string): void; warn(message: string): void };
  /** Whether there is such a mailbox, asked with the address in lower case. */
  knows: (address: string) => boolean;
  /** Whether a known mailbox has no room left; none is, unless said. */
  isFull?: (address: string) => boolean;
  /** Where a mail goes, for the log of truth: into the boxed world, unless said. */
  directionOf?: (from: string, to: string) => TruthEvent['direction'];
  deliver: (mail: Delivery) => void;
  /** Without an expired certificate an `expired` host breaks the handshake. */
  tls: { key: string; cert: string; expiredKey?: string; expiredCert?: string } | undefined;
};

export type MxHostState = Place & {
  name: string;
  behaviours: Behaviours;
  taken: number;
  /** Connections it had in all, and how many at once at most. */
  connections: number;
  mostAtOnce: number;
};

export type MxHosts = Service & {
  /** The port they share; where they cannot, the first one's. */
  port: number;
  addressOf(name: string): Door | undefined;
  /** Where the host with this address of the box listens. */
  doorAt(address: string): Door | undefined;
  list(): MxHostState[];
  connections(): number;
  setBehaviour(host: string, behaviour: Behaviour | Behaviours): void;
  /** Goes before what the host does; undefined takes it back. */
  setMailbox(address: string, behaviour: MailboxBehaviour | readonly MailboxBehaviour[] | undefined): void;
  add(plan: MxHostPlan): Promise<void>;
};

type Host = {
  plan: MxHostPlan;
  behaviours: Behaviours;
  place: Place;
  server: Server;
  sockets: Set<Socket>;
  taken: number;
  connections: number;
  mostAtOnce: number;
};

/** The mail exchangers of the boxed world: each on an address of its own, speaking SMTP as its provider does. */
export async function startMxHosts(options: MxHostsOptions): Promise<MxHosts> {
  const { clock, truth, chance, log } = options;
  const hosts = new Map<string, Host>();
  const places = createPlaces(NETWORK);
  const judge = createJudge(options);
  const contexts = readContexts(options.tls);

  function find(name: string): Host {
    const host = hosts.get(name.toLowerCase());
    if (!host) throw new Error(`There is no MX host ${name} in the box`);
    return host;
  }

  function take(host: Host, { from, recipients, raw, transcript }: Parameters<HostFacts['take']>[0]) {
    const messageId = readMessageId(raw);
    const at = clock.now();
    for (const { address, verdict } of recipients) {
      host.taken += 1;
      const event = { at, from, to: address, what: DELIVERED, code: '250 2.0.0', messageId };
      truth.note({ ...event, kind: 'smtp', direction: options.directionOf?.(from, address) ?? 'in' }, transcript);
      const bounce = verdict.bounceLater ? { bounceLater: verdict.bounceLater } : {};
      try {
        options.deliver({ to: address, from, raw, messageId, host: host.plan.name, at, ...bounce });
      } catch (error) {
        log.warn(`Boxed mail for ${address} was taken but reached nobody: ${String(error)}`);
      }
    }
  }

  function factsOf(host: Host): HostFacts {
    const { name, provider = 'postfix', domains } = host.plan;
    let replies = 0;
    return {
      name,
      provider,
      domains,
      offersTls: contexts !== undefined,
      behaviours: () => host.behaviours,
      connections: () => countOpen(host),
      now: () => clock.now(),
      nextId() {
        replies += 1;
        return Math.floor(chance.share(`mx reply ${name} ${replies}`) * 16 ** 10)
          .toString(16)
          .toUpperCase()
          .padStart(10, '0');
      },
      judge: (client, from, to) => judge.judge({ host: name, behaviours: host.behaviours, client, from, to }),
      take: (mail) => take(host, mail),
      note: (event, transcript) => truth.note({ kind: 'smtp', direction: 'in', at: clock.now(), ...event }, transcript),
    };
  }

  async function add(plan: MxHostPlan) {
    const server = createServer();
    const { address } = plan;
    const place = address ? { address, ...(await places.listenAt(address, server)) } : await places.listen(server);
    const host: Host = {
      plan,
      behaviours: asList(plan.behaviour),
      place,
      server,
      sockets: new Set(),
      taken: 0,
      connections: 0,
      mostAtOnce: 0,
    };
    const facts = factsOf(host);
    server.on('error', (error) => log.warn(`Boxed MX host ${plan.name}: ${error.message}`));
    server.on('connection', (socket) => {
      if (plan.isDown?.()) return void socket.destroy();
      host.sockets.add(socket);
      host.connections += 1;
      host.mostAtOnce = Math.max(host.mostAtOnce, countOpen(host));
      socket.once('close', () => host.sockets.delete(socket));
      runSession({
        socket,
        clock,
        dialogue: createDialogue(facts, socket.remoteAddress ?? LOOPBACK),
        behaviours: facts.behaviours,
        secureContext: () => (findBehaviour(host.behaviours, 'tls') ? contexts?.expired : contexts?.good),
      });
    });
    hosts.set(plan.name.toLowerCase(), host);
  }

  async function close() {
    for (const { server, sockets } of hosts.values()) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    }
    hosts.clear();
  }

  try {
    for (const plan of options.hosts) await add(plan);
  } catch (error) {
    await close();
    throw error;
  }
  log.info(`${hosts.size} boxed MX hosts take mail at port ${places.port()}`);

  return {
    port: places.port(),
    addressOf: (name) => doorOf(hosts.get(name.toLowerCase())),
    doorAt: (address) => doorOf([...hosts.values()].find(({ place }) => place.address === address)),
    list: () =>
      [...hosts.values()].map(({ plan, place, behaviours, taken, connections, mostAtOnce }) => ({
        name: plan.name,
        ...place,
        behaviours,
        taken,
        connections,
        mostAtOnce,
      })),
    connections: () => [...hosts.values()].reduce((sum, { sockets }) => sum + sockets.size, 0),
    setBehaviour: (name, behaviour) => {
      find(name).behaviours = asList(behaviour);
    },
    setMailbox: (address, behaviour = []) => judge.setMailbox(address, 'kind' in behaviour ? [behaviour] : behaviour),
    add,
    close,
  };
}

/** 127.80.0.0/16. */
const NETWORK = 80;

const doorOf = (host: Host | undefined): Door | undefined => host && { host: host.place.host, port: host.place.port };

/** A conversation the host has ended is over, though the other side's last packet is still to be read. */
const countOpen = ({ sockets }: Host) => [...sockets].filter(({ writableEnded }) => !writableEnded).length;

function readContexts(tls: MxHostsOptions['tls']) {
  if (!tls) return undefined;
  const { key, cert, expiredKey, expiredCert } = tls;
  const expired = expiredKey && expiredCert ? createSecureContext({ key: expiredKey, cert: expiredCert }) : undefined;
  return { good: createSecureContext({ key, cert }), expired };
}
