import type { BoxState, HostBehaviour, TranscriptLine } from '@outrider/contract/sandbox';
import { type CardProcessorBox, startCardProcessor } from './card-processor/card-processor.ts';
import { type RunningClock, runningClock } from './clock/clock.ts';
import { type CompanyWebServer, serveCompanyWeb } from './company-web/serve-company-web.ts';
import type { Zones } from './dns/zones.ts';
import { behaviourOf } from './host-behaviours.ts';
import { type Identity, startIdentity } from './identity/identity.ts';
import { type BoxMailHost, startMailHost } from './mail-host/mail-host.ts';
import { type MailWorld, startMailWorld } from './mail-world.ts';
import { publishBlocklists, publishSites } from './publish-names.ts';
import { type BoxRegistrar, startRegistrar } from './registrar/registrar.ts';
import type { BoxOptions, Service } from './service.ts';
import { type SourceApis, startSourceApis } from './source-apis/source-apis.ts';
import { type SystemMail, startSystemMail } from './system-mail/system-mail.ts';
import { createLogOfTruth, type LogOfTruth } from './truth/log-of-truth.ts';
import { createProductDoor } from './visit-product.ts';

export type { BoxOptions };

/** The seed of the world a newcomer meets. */
const DEFAULT_SEED = '4417';

/** Longer than a resolver waits before it asks again, by the box's time. */
const SLOW_NAMES_MS = 5_000;

export type ClockMove = { speed?: number | undefined; skipMs: number; toNext?: boolean | undefined };

export type Box = Pick<
  MailWorld,
  'companyWeb' | 'mailboxes' | 'people' | 'residents' | 'mx' | 'route' | 'ca' | 'setHabit' | 'ownPeople'
> & {
  systemMail: Omit<SystemMail, 'close'>;
  /** Where the sites of the company web are served. */
  sites: Omit<CompanyWebServer, 'close'>;
  identity: Identity['issuers'];
  /** Takes cards for the product. */
  cardProcessor: Omit<CardProcessorBox, 'close'>;
  /** Services that know the companies of the box. */
  sourceApis: Omit<SourceApis, 'close' | 'reset'>;
  /** Where names are bought. */
  registrar: BoxRegistrar;
  /** Where mailboxes are bought. */
  mailHost: BoxMailHost;
  /** Where names of the boxed world are looked up. */
  nameServer: { host: string; port: number };
  zones: Zones;
  truth: LogOfTruth;
  personAt: MailWorld['world']['personAt'];
  domainOf: MailWorld['world']['domainOf'];
  now(): Date;
  /** The time of the product as well, as long as it lives in the box. */
  clock: Omit<RunningClock, 'close'>;
  /** When a person or host of the world acts next; in the past while it is about to. */
  nextAt(): Date | undefined;
  /** Whether a person or a host is in the middle of something. */
  isActing(): boolean;
  state(): BoxState;
  /** What client and server said, for an event that came of an SMTP session among the latest. */
  transcript(eventId: number): TranscriptLine[] | undefined;
  /** False when there is no such host. */
  setHostBehaviour(host: string, behaviour: HostBehaviour): boolean;
  setNameServerSlow(isSlow: boolean): void;
  /** The owner of a mailbox takes back what they allowed the product. False when there is no such mailbox. */
  revokeConsent(address: string): boolean;
  /** The product's access tokens to a mailbox end before their time. False when there is no such mailbox. */
  expireTokens(address: string): boolean;
  /** `speed` 0 stops time; `toNext` skips to what people or hosts do next. Nobody waits for work on the way. */
  moveClock(move: ClockMove): void;
  /** Makes a name lead to the product, as a customer's tracking domain does. */
  pointHere(hostname: string): void;
  /** The world begins anew, from another seed if one is given. The user's mailboxes and domains stay, emptied. */
  reset(seed?: string): Promise<void>;
  close(): Promise<void>;
};

/** Starts the boxed world. A part that cannot start takes the ones before it down again. */
export async function startBox(options: BoxOptions): Promise<Box> {
  const running: Service[] = [];
  const keep = <S extends Service>(service: S): S => {
    running.unshift(service);
    return service;
  };
  const close = async () => {
    for (const service of running.splice(0)) await service.close();
  };
  try {
    let { seed = DEFAULT_SEED } = options;
    const { now, log, startsAt } = options;
    const truth = createLogOfTruth();
    const clock = runningClock(() => now().getTime(), startsAt ? { at: startsAt } : {});
    keep({ close: async () => clock.close() });
    const systemMail = keep(await startSystemMail(options));
    const identity = keep(await startIdentity({ ...options, now: () => clock.now() }));
    const door = createProductDoor(options.appUrl, () => mailWorld.nameServer.zones);
    const { acceptsToken } = identity;
    const mailWorld = keep(await startMailWorld({ seed, clock, truth, log, http: door.visit, acceptsToken }));
    const { nameServer, mailboxes, ca } = mailWorld;
    const { zones } = nameServer;
    const web = () => mailWorld.companyWeb;
    const sites = keep(await serveCompanyWeb({ web, clock, truth, log }));
    const publish = () => {
      door.publish();
      publishSites(zones, web().hosts, sites.address);
      publishBlocklists(zones);
    };
    publish();
    const sourceApis = keep(await startSourceApis({ seed: () => seed, web, clock, log }));
    const registrar = keep(await startRegistrar({ ...options, clock, zones }));
    const cardProcessor = keep(await startCardProcessor({ ...options, clock }));
    const nextAt = () => earliest(mailWorld.nextAt(), cardProcessor.nextAt());
    const mailHost = keep(await startMailHost({ ...options, mailboxes }));
    return {
      systemMail,
      sites,
      identity: identity.issuers,
      sourceApis,
      registrar,
      cardProcessor,
      mailHost,
      nameServer: { host: nameServer.host, port: nameServer.port },
      zones,
      truth,
      mailboxes,
      ca,
      route: (address, port) =>
        address === sites.address && port === HTTP_PORT ? sites.door : mailWorld.route(address, port),
      setHabit: (address, habit) => mailWorld.setHabit(address, habit),
      ownPeople: () => mailWorld.ownPeople(),
      get companyWeb() {
        return mailWorld.companyWeb;
      },
      get people() {
        return mailWorld.people;
      },
      get residents() {
        return mailWorld.residents;
      },
      get mx() {
        return mailWorld.mx;
      },
      personAt: (address) => mailWorld.world.personAt(address),
      domainOf: (address) => mailWorld.world.domainOf(address),
      now: () => clock.now(),
      clock,
      nextAt,
      isActing: () => mailWorld.isActing() || cardProcessor.isActing(),
      state: () => ({
        seed,
        ...describeBox(mailWorld, truth, clock),
        sourceApis: sourceApis.list(),
        ...describeBuying(registrar, mailHost, cardProcessor),
      }),
      transcript: (eventId) => truth.transcript(eventId)?.map((line) => ({ ...line, at: line.at.toISOString() })),
      setHostBehaviour(host, behaviour) {
        if (!mailWorld.mx.addressOf(host)) return false;
        mailWorld.mx.setBehaviour(host, behaviourOf(behaviour));
        return true;
      },
      setNameServerSlow: (isSlow) => zones.fail(EVERY_NAME, isSlow ? { slow: SLOW_NAMES_MS } : undefined),
      revokeConsent(address) {
        if (!mailboxes.has(address)) return false;
        identity.revokeConsent(address);
        return true;
      },
      expireTokens(address) {
        if (!mailboxes.has(address)) return false;
        identity.expireTokens(address);
        return true;
      },
      moveClock: (move) => moveClock(clock, move, nextAt()),
      pointHere: (hostname) => door.pointHere(hostname),
      async reset(newSeed = seed) {
        await mailWorld.reset(newSeed);
        seed = newSeed;
        sourceApis.reset();
        publish();
        registrar.reset();
        mailHost.reset();
        cardProcessor.setChargeTrouble('none');
        cardProcessor.setWebhookTrouble('none');
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const earliest = (a: Date | undefined, b: Date | undefined) => (a && b ? (a < b ? a : b) : (a ?? b));

const EVERY_NAME = '.';
const HTTP_PORT = 80;

function describeBox(
  mailWorld: MailWorld,
  truth: LogOfTruth,
  clock: RunningClock,
): Omit<BoxState, 'seed' | 'sourceApis' | keyof Buying> {
  const { mx, mailboxes, people, nameServer } = mailWorld;
  return {
    now: clock.now().toISOString(),
    speed: clock.speed(),
    nextAt: mailWorld.nextAt()?.toISOString() ?? null,
    ...truth.counts(),
    lost: truth.lost().length,
    wireNow: truth.onTheWire(),
    people: people.count(),
    nameServerSlow: nameServer.zones.failureOf(EVERY_NAME) !== undefined,
    hosts: mx.list().map(({ name, address, behaviours, taken }) => ({
      name,
      address,
      behaviour: behaviours[0]?.kind ?? 'accept',
      taken,
    })),
    mailboxHosts: mailboxes.list().map((host) => ({ ...host, trouble: host.trouble ?? 'none' })),
  };
}

type Buying = Pick<BoxState, 'registrar' | 'mailHost' | 'cardProcessor'>;

const describeBuying = (registrar: BoxRegistrar, mailHost: BoxMailHost, cards: Box['cardProcessor']): Buying => ({
  registrar: { trouble: registrar.trouble(), domains: registrar.domains().length },
  mailHost: { trouble: mailHost.trouble(), mailboxes: mailHost.mailboxes().length },
  cardProcessor: { ...cards.troubles(), payments: cards.payments().filter(({ captured }) => captured > 0).length },
});

function moveClock(clock: RunningClock, { speed, skipMs, toNext = false }: ClockMove, next: Date | undefined) {
  if (speed !== undefined) clock.setSpeed(speed);
  if (skipMs > 0) clock.skip(skipMs);
  const left = toNext && next ? next.getTime() - clock.now().getTime() : 0;
  if (left > 0) clock.skip(left);
}
