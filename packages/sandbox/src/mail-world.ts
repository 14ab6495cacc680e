import type { PersonHabit } from '@outrider/contract/sandbox/people';
import type { Clock } from './clock/clock.ts';
import { type NameServer, startNameServer } from './dns/name-server.ts';
import type { Door } from './loopback.ts';
import { type MailboxHostPlan, type MailboxHosts, startMailboxHosts } from './mailboxes/mailbox-hosts.ts';
import { startOutgoing } from './mailboxes/outgoing.ts';
import { createOwnDomains, type OwnDomain, type OwnDomains } from './mailboxes/own-domains.ts';
import { type Behaviours, findBehaviour } from './mx/behaviour.ts';
import type { MxHostPlan } from './mx/mx-hosts.ts';
import { createOwnPeople } from './people/own-people.ts';
import type { Ports } from './people/people.ts';
import { publishMailboxHosts, serviceNames, spfNameOf } from './publish-names.ts';
import { createRelay } from './relay.ts';
import { type BoxOptions, LOOPBACK, type Service } from './service.ts';
import { type Society, startSociety } from './society.ts';
import { makeCertificates } from './tls/certificates.ts';
import type { LogOfTruth } from './truth/log-of-truth.ts';
import { HOST_NAME_PATTERNS } from './world/domains.ts';

type OwnHost = MailboxHostPlan & { mx: NonNullable<MxHostPlan['provider']> };

/** Where the user's own mailboxes can live: with and without CONDSTORE, one of long ago, named as three kinds of provider name things. */
const OWN_HOSTS: OwnHost[] = [
  {
    name: 'workspace.gmail.test',
    provider: 'google',
    condstore: true,
    savesSent: true,
    reporter: 'gmail',
    mx: 'google',
  },
  {
    name: 'office.outlook.test',
    provider: 'microsoft',
    condstore: false,
    savesSent: true,
    reporter: 'exchange',
    mx: 'microsoft',
  },
  { name: 'mailhaven.test', provider: 'self', condstore: true, replaces: true, reporter: 'postfix', mx: 'postfix' },
  {
    name: 'oldmail.test',
    provider: 'self',
    condstore: false,
    lacks: ['UIDPLUS', 'MOVE', 'UNSELECT', 'SPECIAL-USE'],
    reporter: 'exim',
    mx: 'exim',
  },
];

type MailWorldOptions = {
  seed: string;
  clock: Clock;
  truth: LogOfTruth;
  log: BoxOptions['log'];
  http: Ports['http'];
  /** Whether a mailbox's XOAUTH2 token holds; without it the password is the token. */
  acceptsToken?: (address: string, token: string) => boolean;
};

export type Mailboxes = Omit<MailboxHosts, 'close' | 'reset'> & {
  /** Gives a domain's mail to a mailbox host, with the records that sending from it takes. */
  addDomain(domain: OwnDomain): Promise<void>;
  hostDomain: OwnDomains['host'];
  /** The share of a domain's mail that its recipients' hosts put into the inbox; 0.95 unless set. */
  setReputation(domain: string, share: number): void;
};

export type MailWorld = Service &
  Pick<Society, 'world' | 'companyWeb' | 'residents' | 'mx' | 'people'> & {
    nameServer: NameServer;
    mailboxes: Mailboxes;
    /** PEM of what the product trusts in the box. */
    ca: string;
    /** Where a well-known port of a mail host's address is: 25, 465, 587, 143, 993. */
    route(address: string, port: number): Door | undefined;
    /** What a person does from the next mail on; one who did not exist does from now on. */
    setHabit(address: string, habit: PersonHabit): void;
    /** Who was given a behaviour, the latest first. */
    ownPeople(): string[];
    /** When a person or host of the world acts next. */
    nextAt(): Date | undefined;
    /** Whether a person or a host is in the middle of something that does not itself wait for the clock. */
    isActing(): boolean;
    /** The world begins anew. The user's mailboxes and domains stay, emptied, and so do their doors. */
    reset(seed: string): Promise<void>;
  };

/** The mail half of the box: names, mail hosts, the user's own mailboxes and the people who get mail. */
export async function startMailWorld(options: MailWorldOptions): Promise<MailWorld> {
  const { seed, clock, truth, log, http, acceptsToken } = options;
  const names = [...HOST_NAME_PATTERNS, ...OWN_HOSTS.flatMap(({ name }) => serviceNames(name))];
  const { good, expired } = await makeCertificates(new Date(), names);
  const tls = { ...good, expiredKey: expired.key, expiredCert: expired.cert };
  const nameServer = await startNameServer({ clock, truth, log });
  const { zones } = nameServer;
  let society: Society | undefined;

  const ownPeople = createOwnPeople();
  const ownDomains = createOwnDomains({ zones, spfOf: (host) => `include:${spfNameOf(host)} ~all` });
  const relay = createRelay({ zones, doorAt: (address) => society?.mx.doorAt(address) });
  const outgoing = startOutgoing({
    clock,
    truth,
    relay,
    isTarpit: (hosts) =>
      society?.mx.list().some(({ name, behaviours }) => hosts.includes(name) && hasTarpit(behaviours)) ?? false,
    planOf: (host) => OWN_HOSTS.find(({ name }) => name === host),
    carrierOf: (host) => {
      const isOwn = OWN_HOSTS.some(({ name }) => name === host);
      const door = isOwn ? mailboxes.addressOf(host).smtp : society?.mx.addressOf(host);
      return { name: isOwn ? `smtp.${host}` : host, address: door?.host === LOOPBACK ? undefined : door?.host };
    },
    signingRule: (domain, host) => ownDomains.signingRule(domain, host),
    file: (address, raw) => mailboxes.has(address) && mailboxes.deliver(address, raw),
  });
  const mailboxes = await startMailboxHosts({
    hosts: OWN_HOSTS,
    clock,
    truth,
    log,
    tls,
    submit: (mail) => outgoing.submit(mail),
    hasDomain: (host, domain) => ownDomains.at(host).includes(domain),
    ...(acceptsToken ? { acceptsToken } : {}),
  });

  const ownHosts = OWN_HOSTS.map(
    ({ name, mx }): MxHostPlan => ({
      name,
      provider: mx,
      behaviour: { kind: 'accept' },
      address: mailboxes.addressOf(name).address,
      domains: ownDomains.at(name),
      isDown: () => mailboxes.addressOf(name).state.trouble === 'down',
    }),
  );

  async function begin(from: string) {
    const shared = { clock, truth, log, zones, tls, http, mailboxes, ownHosts };
    society = await startSociety({ ...shared, seed: from, post: (mail) => outgoing.post(mail) });
    publishMailboxHosts(zones, mailboxes.list());
    await ownDomains.publishAgain();
    ownPeople.settleIn(society);
    return society;
  }

  let current = await begin(seed);
  /** One after the other, as each needs the world whole. */
  let lastReset = Promise.resolve();

  async function beginAnew(newSeed: string) {
    outgoing.clear();
    await current.close();
    mailboxes.reset();
    zones.clear();
    truth.reset();
    current = await begin(newSeed);
  }

  truth.callWitness({
    waiting: () => outgoing.waiting(),
    onTheWire() {
      const { smtp, imap } = mailboxes.connections();
      return { smtp: smtp + current.mx.connections(), imap };
    },
  });

  return {
    get world() {
      return current.world;
    },
    get companyWeb() {
      return current.companyWeb;
    },
    get residents() {
      return current.residents;
    },
    get mx() {
      return current.mx;
    },
    get people() {
      return current.people;
    },
    nameServer,
    ca: good.cert,
    mailboxes: {
      ...mailboxes,
      create(account) {
        mailboxes.create(account);
        ownDomains.ensure(account.address.slice(account.address.lastIndexOf('@') + 1).toLowerCase(), account.host);
      },
      async addDomain(own) {
        mailboxes.addressOf(own.host);
        await ownDomains.add(own);
      },
      hostDomain: (domain, host, key) => ownDomains.host(domain, host, key),
      setReputation: (domain, share) => current.spamFilter.setReputation(domain, share),
    },
    route: (address, port) => (port === SMTP_PORT ? current.mx.doorAt(address) : mailboxes.doorAt(address, port)),
    setHabit: (address, habit) => ownPeople.set(current, address, habit),
    ownPeople: () => ownPeople.list(),
    nextAt() {
      const times = [current.people.nextAt(), outgoing.nextAt()].filter((time) => time !== undefined);
      return times.toSorted((a, b) => a.getTime() - b.getTime())[0];
    },
    isActing: () => current.people.isActing() || outgoing.isActing(),
    reset(newSeed) {
      lastReset = lastReset.catch(() => undefined).then(() => beginAnew(newSeed));
      return lastReset;
    },
    close: async () => {
      outgoing.clear();
      await current.close();
      await mailboxes.close();
      await nameServer.close();
    },
  };
}

const SMTP_PORT = 25;

const hasTarpit = (behaviours: Behaviours) => findBehaviour(behaviours, 'tarpit') !== undefined;
