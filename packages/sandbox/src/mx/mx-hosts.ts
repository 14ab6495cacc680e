import { createServer, type Server, type Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Clock } from '../clock/clock.ts';
import { LOOPBACK, type Service } from '../service.ts';
import { DELIVERED, type LogOfTruth } from '../truth/log-of-truth.ts';
import type { Chance } from '../world/chance.ts';
import type { Behaviour, BounceReason, MailboxBehaviour } from './behaviour.ts';
import { createDialogue, type HostFacts, type Recipient } from './dialogue.ts';
import { readMessageId } from './envelope.ts';
import { createJudge } from './judge.ts';
import { createPlaces, type Place } from './loopback.ts';
import { runSession } from './session.ts';
import type { Provider } from './wording.ts';

export type { Behaviour, BounceReason, MailboxBehaviour, Provider };

export type MxHostPlan = {
  name: string;
  behaviour: Behaviour;
  /** Whose manner of speaking it has; Postfix's unless said. */
  provider?: Provider;
  /** The domains it takes mail for; any, unless said. */
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
  deliver: (mail: Delivery) => void;
  /** Without an expired certificate an `expired` host breaks the handshake. */
  tls: { key: string; cert: string; expiredKey?: string; expiredCert?: string } | undefined;
};

export type MxHostState = { name: string; address: string; port: number; behaviour: Behaviour; taken: number };

export type MxHosts = Service & {
  /** The port they share; where they cannot, the first one's. */
  port: number;
  addressOf(name: string): { host: string; port: number } | undefined;
  list(): MxHostState[];
  setBehaviour(host: string, behaviour: Behaviour): void;
  /** Goes before what the host does; undefined takes it back. */
  setMailbox(address: string, behaviour: MailboxBehaviour | undefined): void;
  add(plan: MxHostPlan): Promise<void>;
};

type Host = {
  plan: MxHostPlan;
  behaviour: Behaviour;
  place: Place;
  server: Server;
  sockets: Set<Socket>;
  taken: number;
};

/** The mail exchangers of the boxed world: each on an address of its own, speaking SMTP as its provider does. */
export async function startMxHosts(options: MxHostsOptions): Promise<MxHosts> {
  const { clock, truth, chance, log } = options;
  const hosts = new Map<string, Host>();
  const places = createPlaces();
  const judge = createJudge(options);
  const contexts = readContexts(options.tls);

  function find(name: string): Host {
    const host = hosts.get(name.toLowerCase());
    if (!host) throw new Error(`There is no MX host ${name} in the box`);
    return host;
  }

  function take(host: Host, from: string, recipients: Recipient[], raw: Buffer) {
    const messageId = readMessageId(raw);
    const at = clock.now();
    for (const { address, verdict } of recipients) {
      host.taken += 1;
      truth.note({ ...INCOMING, at, from, to: address, what: DELIVERED, code: '250 2.0.0', messageId });
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
      behaviour: () => host.behaviour,
      connections: () => host.sockets.size,
      now: () => clock.now(),
      nextId() {
        replies += 1;
        return Math.floor(chance.share(`mx reply ${name} ${replies}`) * 16 ** 10)
          .toString(16)
          .toUpperCase()
          .padStart(10, '0');
      },
      judge: (client, from, to) => judge.judge({ host: name, behaviour: host.behaviour, client, from, to }),
      take: (from, recipients, raw) => take(host, from, recipients, raw),
      note: (event) => truth.note({ ...INCOMING, at: clock.now(), ...event }),
    };
  }

  async function add(plan: MxHostPlan) {
    const server = createServer();
    const place = await places.listen(server);
    const host: Host = { plan, behaviour: plan.behaviour, place, server, sockets: new Set(), taken: 0 };
    const facts = factsOf(host);
    server.on('error', (error) => log.warn(`Boxed MX host ${plan.name}: ${error.message}`));
    server.on('connection', (socket) => {
      host.sockets.add(socket);
      socket.once('close', () => host.sockets.delete(socket));
      runSession({
        socket,
        clock,
        dialogue: createDialogue(facts, socket.remoteAddress ?? LOOPBACK),
        behaviour: facts.behaviour,
        secureContext: () => (host.behaviour.kind === 'tls' ? contexts?.expired : contexts?.good),
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
    addressOf(name) {
      const place = hosts.get(name.toLowerCase())?.place;
      return place && { host: place.address, port: place.port };
    },
    list: () =>
      [...hosts.values()].map(({ plan, place, behaviour, taken }) => ({ name: plan.name, ...place, behaviour, taken })),
    setBehaviour: (name, behaviour) => {
      find(name).behaviour = behaviour;
    },
    setMailbox: (address, behaviour) => judge.setMailbox(address, behaviour),
    add,
    close,
  };
}

const INCOMING = { kind: 'smtp', direction: 'in' } as const;

function readContexts(tls: MxHostsOptions['tls']) {
  if (!tls) return undefined;
  const { key, cert, expiredKey, expiredCert } = tls;
  const expired = expiredKey && expiredCert ? createSecureContext({ key: expiredKey, cert: expiredCert }) : undefined;
  return { good: createSecureContext({ key, cert }), expired };
}
