import { setTimeout as pause } from 'node:timers/promises';
import type { boxedMail } from '../../boxed/boxed-mail.ts';
import type { Config } from '../../config.ts';
import * as identity from '../../modules/identity/index.ts';
import type { MessageIds } from '../../modules/ledger/index.ts';
import * as mailboxes from '../../modules/mailboxes/index.ts';
import * as sending from '../../modules/sending/index.ts';
import * as warmup from '../../modules/warmup/index.ts';
import { createResolver } from '../../platform/dns/resolver.ts';
import { createHostGate } from '../../platform/net/limits/host-gate.ts';
import { createLiveNetwork, WEB_PORTS } from '../../platform/net/network.ts';
import { createSealer, createTextSigner, type TextSigner } from '../../platform/secrets.ts';
import { fetchImage } from '../../platform/web/fetch-image.ts';
import { fetchPage } from '../../platform/web/fetch-page.ts';
import { fetchText } from '../../platform/web/fetch-text.ts';
import { roomInPlan } from './plans.ts';
import { trackingProof } from './replies.ts';

/** The names and ways of the internet. */
export function liveMailWorld({ nameServers }: Config): ReturnType<typeof boxedMail> {
  const resolver = createResolver(nameServers.length > 0 ? { servers: nameServers } : {});
  const network = createLiveNetwork({ resolver });
  const web = createLiveNetwork({ resolver, ports: WEB_PORTS });
  return {
    resolver,
    network,
    providers: mailboxes.KNOWN_PROVIDERS,
    recipientProviders: mailboxes.KNOWN_PROVIDERS,
    fetchImage: (url) => fetchImage({ network: web }, url),
    fetchPage: (url) => fetchPage({ network: web }, url),
    fetchText: (url) => fetchText({ network: web }, url),
  };
}

type MailParts = Pick<mailboxes.MailboxesDeps, 'db' | 'jobs' | 'log' | 'now' | 'systemNow' | 'clients'> & {
  mail: ReturnType<typeof boxedMail>;
  messageIds: MessageIds;
  signer: TextSigner;
};

export const composeMailboxes = (
  config: Config,
  { mail, messageIds, signer, ...parts }: MailParts,
): mailboxes.MailboxesDeps => ({
  ...parts,
  ...mail,
  sealer: createSealer([config.secret, ...config.oldSecrets], 'mailboxes'),
  gate: createHostGate({ now: parts.now }),
  appUrl: config.appUrl,
  helloName: config.helloName,
  tracker: {
    host: new URL(config.web.trackerUrl || config.appUrl).hostname,
    fetchText: mail.fetchText,
    isOurs: (nonce, text) => signer.isSigned(trackingProof(nonce), text),
  },
  users: sending.mailboxUsers({ ...parts, messageIds, listMailboxes: mailboxes.listSendingMailboxes }),
  roomFor: (scope) => roomInPlan(parts.db, scope, parts.now(), 'MAILBOX'),
  zoneOf: (person) => identity.timeZoneOf(parts, person),
  pause: (milliseconds) => pause(milliseconds),
  random: Math.random,
});

export const composeWarmup = (
  config: Config,
  deps: mailboxes.MailboxesDeps,
  isDiskFull: () => boolean,
): warmup.WarmupDeps => ({
  isDiskFull,
  listHeld: (mailboxIds) => sending.listHeldMailboxes(deps.db, mailboxIds),
  db: deps.db,
  log: deps.log,
  now: deps.now,
  random: warmup.createRandomSource(config.secret),
  signer: createTextSigner([config.secret, ...config.oldSecrets], 'warmup'),
  ...warmup.mailboxPorts(deps),
});
