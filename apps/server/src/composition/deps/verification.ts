import { randomBytes } from 'node:crypto';
import { limitPerHost } from '@outrider/email-verifier/limit-per-host';
import { DEFAULT_OPTIONS } from '@outrider/email-verifier/verifier-options';
import type { Config } from '../../config.ts';
import * as contacts from '../../modules/contacts/index.ts';
import { noteVerdicts } from '../../modules/sending/index.ts';
import type { VerificationDeps } from '../../modules/verification/index.ts';
import { lazyAddressLists } from '../../platform/address-lists.ts';
import { cacheResolver } from '../../platform/dns/cached-resolver.ts';
import type { Resolver } from '../../platform/dns/resolver.ts';
import { createAbsenceCheck } from '../../platform/dns/sure-absence.ts';
import { isPublicAddress } from '../../platform/net/address-rules.ts';
import type { Network } from '../../platform/net/network.ts';
import { dialByProxy } from '../../platform/smtp-probe/dial-by-proxy.ts';
import { createGreeter } from '../../platform/smtp-probe/greet-host.ts';
import { namesForProbe } from '../../platform/smtp-probe/names.ts';
import { createProbe, type Dial, dialTcp } from '../../platform/smtp-probe/open-probe.ts';
import { createRandomFor } from '../../platform/smtp-probe/random-for.ts';
import { createRemoteProbe } from '../../platform/smtp-probe/remote-probe.ts';

/** Where mail hosts are, and who is always there. */
export type ProbeWorld = {
  resolver: Resolver;
  network: Network;
  isAbsenceSure: (name: string) => Promise<boolean>;
  mayReach: (address: string) => boolean;
  /** The way to a place, by the configured way out. */
  routeBy: (dial: Dial) => Dial;
  knownHosts: readonly string[];
  mailServers: readonly { host: string; port: number }[];
  /** What names end in there. */
  ending: string;
};

const SMTP_PORT = 25;
const CONNECT_MS = 5_000;

type Parts = Pick<VerificationDeps, 'db' | 'jobs' | 'log' | 'now' | 'systemNow' | 'pause' | 'nameOf'> & {
  world: ProbeWorld;
  contacts: contacts.ContactsDeps;
};

export function composeVerification(config: Config, parts: Parts): VerificationDeps {
  const { world, contacts: contactsDeps, ...rest } = parts;
  const { helloName, retryAfterMs } = config.probe;
  const resolver = cacheResolver(world.resolver, { now: parts.systemNow });
  const { route, openProbe, greet } = chooseRoute(config.probe, world);
  return {
    ...rest,
    retryAfterMs,
    probe: {
      names: namesForProbe({ resolver, isAbsenceSure: world.isAbsenceSure }),
      mayReach: world.mayReach,
      openProbe: limitPerHost(openProbe, DEFAULT_OPTIONS.sessionsPerHost),
      randomFor: createRandomFor(config.secret),
      lists: lazyAddressLists(),
    },
    selfCheck: {
      route,
      helloName,
      greet,
      knownHosts: world.knownHosts,
      mailServers: world.mailServers,
      resolver: world.resolver,
      mayReach: world.mayReach,
      canConnect: (target) => canConnect(world.network, target),
      strangeName: () => `outrider-${randomBytes(8).toString('hex')}.${world.ending}`,
    },
    contacts: contactsPort(contactsDeps),
  };
}

function chooseRoute({ helloName, sender, proxy, service }: Config['probe'], world: ProbeWorld) {
  if (service) {
    const openProbe = createRemoteProbe(service);
    const greet = async (target: { host: string; address: string }) => {
      const opened = await openProbe(target);
      return opened.kind === 'silence' ? opened : { kind: 'answered' as const, words: '' };
    };
    return { route: 'service' as const, openProbe, greet };
  }
  const dial = world.routeBy(proxy ? dialByProxy(proxy) : dialTcp);
  const talk = { helloName, port: SMTP_PORT, dial };
  const route: 'proxy' | 'direct' = proxy ? 'proxy' : 'direct';
  return { route, openProbe: createProbe({ ...talk, sender }), greet: createGreeter(talk) };
}

async function canConnect(network: Network, { host, port }: { host: string; port: number }): Promise<boolean> {
  const location = await network.locate(host, port);
  const [place] = location.kind === 'located' ? location.places : [];
  if (!place) return false;
  return dialTcp(place.address, place.port, CONNECT_MS).then(
    (socket) => {
      socket.destroy();
      return true;
    },
    () => false,
  );
}

const contactsPort = (deps: contacts.ContactsDeps): VerificationDeps['contacts'] => ({
  async record(trx, scope, verdicts) {
    await contacts.recordVerifications(trx, scope, verdicts);
    await noteVerdicts(trx, scope, verdicts, deps.now());
  },
  listEmails: (scope, filter, limit) => contacts.listEmailsOf(deps.db, scope, filter, { limit, now: deps.now() }),
  listImported: (scope, importId, limit) => contacts.listImportedEmails(deps.db, scope, importId, limit),
  async add(scope, emails, { list, source }) {
    const suppressed = await contacts.findSuppressed(deps, deps.db, scope, emails);
    const welcome = emails.filter((email) => !suppressed.has(email));
    const lists = list ? [list] : [];
    const { added, known } = await contacts.addContacts(deps, scope, { emails: welcome, source, tags: [], lists });
    return { added, already: known, suppressed: suppressed.size };
  },
});

/** The internet. Its big providers' hosts are always there; none of them minds a hello. */
export const liveProbeWorld = (
  { nameServers }: Pick<Config, 'nameServers'>,
  { resolver, network }: Pick<ProbeWorld, 'resolver' | 'network'>,
): ProbeWorld => ({
  resolver,
  network,
  isAbsenceSure: createAbsenceCheck(nameServers.length > 0 ? { servers: nameServers } : {}),
  mayReach: isPublicAddress,
  routeBy: (dial) => dial,
  knownHosts: [
    'gmail-smtp-in.l.google.com',
    'outlook-com.olc.protection.outlook.com',
    'mta5.am0.yahoodns.net',
    'mx01.mail.icloud.com',
    'mx00.emig.gmx.net',
  ],
  mailServers: [
    { host: 'smtp.gmail.com', port: 587 },
    { host: 'imap.gmail.com', port: 993 },
    { host: 'smtp.office365.com', port: 587 },
    { host: 'outlook.office365.com', port: 993 },
  ],
  ending: 'com',
});
