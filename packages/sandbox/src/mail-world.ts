import type { Clock } from './clock/clock.ts';
import { type NameServer, startNameServer } from './dns/name-server.ts';
import { behaviourOfManner } from './host-moods.ts';
import { type MailboxHostPlan, type MailboxHosts, startMailboxHosts } from './mailboxes/mailbox-hosts.ts';
import { type MxHostPlan, type MxHosts, startMxHosts } from './mx/mx-hosts.ts';
import { type People, type Ports, startPeople } from './people/people.ts';
import { relayMail } from './relay.ts';
import type { BoxOptions, Service } from './service.ts';
import { makeCertificates } from './tls/certificates.ts';
import type { LogOfTruth } from './truth/log-of-truth.ts';
import { createChance } from './world/chance.ts';
import type { BoxedDomain } from './world/domains.ts';
import { createResidents, type Residents } from './world/residents.ts';
import { createWorld, type World } from './world/world.ts';

/** Where the user's own mailboxes can live: with and without CONDSTORE, named as three kinds of provider name things. */
const MAILBOX_HOSTS: MailboxHostPlan[] = [
  { name: 'workspace.gmail.test', provider: 'google', condstore: true },
  { name: 'office.outlook.test', provider: 'microsoft', condstore: false },
  { name: 'mailhaven.test', provider: 'self', condstore: true },
  { name: 'oldmail.test', provider: 'self', condstore: false },
];

type MailWorldOptions = {
  seed: string;
  clock: Clock;
  truth: LogOfTruth;
  log: BoxOptions['log'];
  http: Ports['http'];
};

export type MailWorld = Service & {
  world: World;
  residents: Residents;
  nameServer: NameServer;
  mx: MxHosts;
  mailboxes: MailboxHosts;
  people: People;
};

/** The mail half of the box: names, mail hosts, the user's own mailboxes and the people who get mail. */
export async function startMailWorld({ seed, clock, truth, log, http }: MailWorldOptions): Promise<MailWorld> {
  const chance = createChance(seed);
  const world = createWorld(chance);
  const residents = createResidents(chance, (domain) => world.domainOf(`@${domain}`) !== undefined);
  const hosts = plansOf(world.domains);
  const names = [...hosts, ...MAILBOX_HOSTS].map(({ name }) => name);
  const { good, expired } = await makeCertificates(new Date(), names);

  const people = startPeople({
    clock,
    truth,
    chance,
    world,
    http,
    sendMail: async (from, to, raw) => {
      // Whoever writes has a mailbox, a colleague a mail was forwarded to as well.
      residents.settle(from);
      if (mailboxes.has(to)) mailboxes.deliver(to, raw);
      else await relayMail({ world, mx }, { from, to, raw });
    },
  });
  const nameServer = await startNameServer({ clock, truth, log });
  const tls = { ...good, expiredKey: expired.key, expiredCert: expired.cert };
  const mx = await startMxHosts({
    hosts,
    clock,
    truth,
    chance,
    log,
    knows: (address) => residents.has(address),
    deliver: (mail) => people.receive(mail),
    tls,
  });
  const mailboxes = await startMailboxHosts({
    hosts: MAILBOX_HOSTS,
    clock,
    truth,
    log,
    tls: good,
    submit: ({ from, to, raw }) =>
      Promise.all(
        to.map(async (recipient) => {
          if (!mailboxes.has(recipient)) return relayMail({ world, mx }, { from, to: recipient, raw });
          const filed = mailboxes.deliver(recipient, raw);
          return filed ? { code: 250, text: '2.0.0 Ok' } : { code: 452, text: '4.2.2 Mailbox full' };
        }),
      ),
  });
  publish(nameServer, mx, world.domains);
  return {
    world,
    residents,
    nameServer,
    mx,
    mailboxes,
    people,
    close: async () => {
      await people.close();
      await mailboxes.close();
      await mx.close();
      await nameServer.close();
    },
  };
}

/** One plan a host: a provider's hosts take mail for all its customers, and behave as the first of them says. */
function plansOf(domains: readonly BoxedDomain[]): MxHostPlan[] {
  const plans = new Map<string, MxHostPlan & { domains: string[] }>();
  for (const { name, provider, manner, mx } of domains) {
    for (const { host } of mx) {
      const plan = plans.get(host) ?? { name: host, provider, behaviour: behaviourOfManner(manner), domains: [] };
      plan.domains.push(name);
      plans.set(host, plan);
    }
  }
  return [...plans.values()];
}

function publish({ zones }: NameServer, mx: MxHosts, domains: readonly BoxedDomain[]) {
  for (const { name, mx: exchanges, txt } of domains) {
    zones.set(name, [
      ...exchanges.map(({ host, preference }) => ({ name, type: 'MX' as const, data: { preference, exchange: host } })),
      ...txt.map(({ name: owner, value }) => ({ name: owner, type: 'TXT' as const, data: value })),
    ]);
  }
  for (const { name, address } of mx.list()) {
    zones.add({ name, type: 'A', data: address });
    zones.add({ name: `${address.split('.').reverse().join('.')}.in-addr.arpa`, type: 'PTR', data: name });
  }
  for (const { name } of MAILBOX_HOSTS) zones.add({ name, type: 'A', data: '127.0.0.1' });
}
