import type { Clock } from './clock/clock.ts';
import { type CompanyWeb, openWeb } from './company-web/company-web.ts';
import { companiesWithoutMail, mailDomainsOf, makeMailboxBook } from './company-web/mailboxes.ts';
import { planWeb } from './company-web/plan-web.ts';
import type { ZoneData } from './dns/zones.ts';
import { behaviourOfManner } from './host-behaviours.ts';
import { stampArrival, writeFullNotice } from './mailboxes/arrival.ts';
import type { MailboxHosts } from './mailboxes/mailbox-hosts.ts';
import { createSpamFilter, type SpamFilter } from './mailboxes/spam-filter.ts';
import { type Delivery, type MxHostPlan, type MxHosts, type MxHostsOptions, startMxHosts } from './mx/mx-hosts.ts';
import { REPORTER_OF } from './people/mime/bounce.ts';
import { type People, type Ports, startPeople } from './people/people.ts';
import { publishDomains, publishMxHosts, publishNoMail } from './publish-names.ts';
import type { BoxOptions, Service } from './service.ts';
import type { LogOfTruth } from './truth/log-of-truth.ts';
import { createChance } from './world/chance.ts';
import type { BoxedDomain } from './world/domains.ts';
import { createResidents, type Residents } from './world/residents.ts';
import { createWorld, type World } from './world/world.ts';

/** All that is drawn from a seed: the companies, their mail hosts and their people. */
export type Society = Service & {
  world: World;
  companyWeb: CompanyWeb;
  residents: Residents;
  mx: MxHosts;
  people: People;
  spamFilter: SpamFilter;
};

type SocietyOptions = {
  seed: string;
  clock: Clock;
  truth: LogOfTruth;
  log: BoxOptions['log'];
  zones: ZoneData;
  tls: MxHostsOptions['tls'];
  http: Ports['http'];
  mailboxes: MailboxHosts;
  /** The hosts that take mail for the user's own mailboxes. */
  ownHosts: readonly MxHostPlan[];
  post: (mail: { host: string; from: string; to: string; raw: Buffer }) => Promise<void>;
};

/** Where mail from nobody in particular comes from. */
const NOBODYS_HOST = 'mail.box.test';

export async function startSociety(options: SocietyOptions): Promise<Society> {
  const { seed, clock, truth, log, zones, tls, http, mailboxes, ownHosts, post } = options;
  const chance = createChance(seed);
  const plan = planWeb(seed);
  const mailboxBook = makeMailboxBook(plan);
  const world = createWorld(chance, {
    domains: mailDomainsOf(plan),
    ownerOf: (address) => mailboxBook.ownerOf(address),
  });
  const isDomain = (domain: string) => world.domainOf(`@${domain}`) !== undefined;
  const residents = createResidents(chance, isDomain, (address) => mailboxBook.has(address));
  const spamFilter = createSpamFilter({ chance, zones, isEstablished: isDomain });

  const people = startPeople({
    clock,
    truth,
    chance,
    world,
    http,
    sendMail: (from, to, raw) => {
      // A person who writes has a mailbox, a colleague a mail was forwarded to as well.
      residents.settle(from);
      return post({ host: world.domainOf(from)?.mx[0]?.host ?? NOBODYS_HOST, from, to, raw });
    },
  });

  const hosts = [...plansOf(world.domains), ...ownHosts];

  function deliver(mail: Delivery) {
    if (!mailboxes.has(mail.to)) return people.receive(mail);
    const isFiled = mailboxes.deliver(mail.to, stampArrival(mail), { spam: spamFilter.isSpam(mail), at: mail.at });
    if (isFiled || mail.from === '') return;
    const { provider = 'postfix' } = hosts.find(({ name }) => name === mail.host) ?? {};
    void post({ host: mail.host, from: '', to: mail.from, raw: writeFullNotice(mail, REPORTER_OF[provider]) });
  }

  const mx = await startMxHosts({
    hosts,
    clock,
    truth,
    chance,
    log,
    tls,
    knows: (address) => mailboxes.has(address) || residents.has(address),
    isFull: (address) => mailboxes.has(address) && mailboxes.isFull(address),
    directionOf: (from, to) => (mailboxes.has(to) && !mailboxes.has(from) ? 'out' : 'in'),
    deliver,
  });
  publishDomains(zones, world.domains);
  publishNoMail(zones, companiesWithoutMail(plan));
  const own = new Set(ownHosts.map(({ name }) => name));
  publishMxHosts(
    zones,
    mx.list().filter(({ name }) => !own.has(name)),
  );
  return {
    world,
    companyWeb: openWeb(plan),
    residents,
    mx,
    people,
    spamFilter,
    close: async () => {
      await people.close();
      await mx.close();
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
