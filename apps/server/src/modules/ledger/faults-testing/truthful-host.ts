import { type RunningClock, runningClock } from '../../../../../../packages/sandbox/src/clock/clock.ts';
import { createZones } from '../../../../../../packages/sandbox/src/dns/zones.ts';
import {
  type MailboxHosts,
  startMailboxHosts,
} from '../../../../../../packages/sandbox/src/mailboxes/mailbox-hosts.ts';
import { startOutgoing } from '../../../../../../packages/sandbox/src/mailboxes/outgoing.ts';
import { type Behaviours, type MxHosts, startMxHosts } from '../../../../../../packages/sandbox/src/mx/mx-hosts.ts';
import { createRelay } from '../../../../../../packages/sandbox/src/relay.ts';
import { makeCertificates } from '../../../../../../packages/sandbox/src/tls/certificates.ts';
import { createLogOfTruth, type LogOfTruth } from '../../../../../../packages/sandbox/src/truth/log-of-truth.ts';
import { createChance } from '../../../../../../packages/sandbox/src/world/chance.ts';
import { type Line, openLine } from './dropping-line.ts';
import { DROPS, type Drop } from './overhear.ts';

export const HOST = 'mail.north.test';
export const PASSWORD = 'harbour-light-17';
/** Where everybody the campaign writes to has their mail. */
const DOMAIN = 'gmail.test';

export type Truth = {
  ca: string;
  /** The way to the host for one sender. */
  openLine(): Promise<Line>;
  imap: { host: string; port: number };
  /** How often each Message-ID was taken from the sender. */
  taken(): Map<string, number>;
  /** How often each reached its recipient's host. */
  reached(messageId: string): number;
  /** Every mail a host took is there, came back or waits. */
  lost(): number;
  drops(): Record<Drop, number>;
  /** How often a recipient's host hung up on the sender's. */
  mxDrops(): number;
  /** For each connection that ended without a goodbye, the mails that may be in doubt by it. */
  cuts(): string[][];
  /** From now on no host hangs up on a sender. */
  calmDown(): void;
  /** Time passes until no host has anything left to do. */
  settleDown(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A host of the boxed world for these mailboxes, the hosts of those they write to, and what they took in truth.
 * `dropEvery`: so many mails, and the host hangs up in the middle of one, each time elsewhere in it.
 */
export async function startTruthfulHost(emails: readonly string[], dropEvery: number): Promise<Truth> {
  const truth = createLogOfTruth();
  const { good } = await makeCertificates(new Date(), [HOST]);
  const clock = runningClock(() => Date.now());
  const taken = new Map<string, number>();
  let mxDrops = 0;
  truth.subscribe(({ what, messageId }) => {
    if (what === 'Submission' && messageId) taken.set(messageId, (taken.get(messageId) ?? 0) + 1);
    if (what.startsWith('connection dropped')) mxDrops += 1;
  });
  const world = await startWorld({ truth, clock, tls: good, dropEvery });
  for (const address of emails) world.hosts.create({ address, password: PASSWORD, host: HOST });
  const { smtp, imap } = world.hosts.addressOf(HOST);
  const lines: Line[] = [];
  const cuts: string[][] = [];
  const drops: Record<Drop, number> = {
    afterMail: 0,
    beforeLastByte: 0,
    lastByteLost: 0,
    answerLost: 0,
    afterAnswer: 0,
  };
  let mails = 0;
  let isCalm = false;

  function nextDrop(): Drop | undefined {
    mails += 1;
    if (isCalm || mails % dropEvery > 0) return undefined;
    const drop = DROPS[(mails / dropEvery) % DROPS.length];
    if (drop) drops[drop] += 1;
    return drop;
  }

  return {
    ca: good.cert,
    imap: { host: imap.host, port: imap.tlsPort },
    async openLine() {
      const to = { host: smtp.host, port: smtp.tlsPort };
      const line = await openLine({ to, servername: HOST, tls: good, nextDrop, onCut: (mails) => cuts.push(mails) });
      lines.push(line);
      return line;
    },
    taken: () => taken,
    reached: (messageId) => truth.accepted(messageId).length,
    lost: () => truth.lost().length,
    drops: () => drops,
    mxDrops: () => mxDrops,
    cuts: () => cuts,
    calmDown() {
      isCalm = true;
    },
    settleDown: () => world.settleDown(clock),
    async close() {
      for (const line of lines) await line.close();
      await world.close();
      clock.close();
    },
  };
}

type WorldOptions = {
  truth: LogOfTruth;
  clock: RunningClock;
  tls: { key: string; cert: string };
  dropEvery: number;
};

/** The first of these for a while, then the next: a host that hangs up before it has taken anything is tried again. */
const BEHAVIOURS: Behaviours[] = [
  [{ kind: 'catchAll' }],
  [{ kind: 'catchAll' }, { kind: 'drop', after: 'rcpt' }],
  [{ kind: 'catchAll' }, { kind: 'drop', after: 'data' }],
];

async function startWorld({ truth, clock, tls, dropEvery }: WorldOptions) {
  const log = { info: () => undefined, warn: () => undefined };
  const zones = createZones();
  let mx: MxHosts | undefined;
  let hosts: MailboxHosts | undefined;
  const outgoing = startOutgoing({
    clock,
    truth,
    relay: createRelay({ zones, doorAt: (address) => mx?.doorAt(address) }),
    isTarpit: () => false,
    planOf: () => undefined,
    carrierOf: (host) => ({ name: `smtp.${host}` }),
    signingRule: () => undefined,
    file: (address, raw) => hosts?.deliver(address, raw) ?? false,
  });
  truth.callWitness({ waiting: () => outgoing.waiting(), onTheWire: () => ({ smtp: 0, imap: 0 }) });
  let deliveries = 0;
  mx = await startMxHosts({
    hosts: [1, 2].map((n) => ({ name: `mx${n}.${DOMAIN}`, behaviour: { kind: 'catchAll' as const } })),
    clock,
    truth,
    chance: createChance('truth'),
    log,
    knows: () => true,
    deliver() {
      deliveries += 1;
      const behaviour = BEHAVIOURS[Math.floor(deliveries / dropEvery) % BEHAVIOURS.length];
      if (deliveries % dropEvery === 0 && behaviour) mx?.setBehaviour(`mx1.${DOMAIN}`, behaviour);
    },
    tls: undefined,
  });
  for (const [index, { name, address }] of mx.list().entries()) {
    zones.add({ name: DOMAIN, type: 'MX', data: { preference: 10 * (index + 1), exchange: name } });
    zones.add({ name, type: 'A', data: address });
  }
  hosts = await startMailboxHosts({
    hosts: [{ name: HOST, provider: 'google', condstore: true, savesSent: true }],
    clock,
    truth,
    log,
    tls,
    submit: (mail) => outgoing.submit(mail),
  });
  const opened = { mx, hosts };
  return {
    hosts,
    async settleDown({ skip }: Pick<RunningClock, 'skip'>) {
      for (let tries = 0; outgoing.waiting().length > 0 && tries < 1_000; tries += 1) {
        if (outgoing.nextAt()) skip(300_000);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async close() {
      outgoing.clear();
      await opened.hosts.close();
      await opened.mx.close();
    },
  };
}
