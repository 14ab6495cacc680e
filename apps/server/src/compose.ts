import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { VERSION } from '@outrider/contract/limits';
import { OAUTH_PROVIDERS } from '@outrider/contract/oauth';
import type { Box } from '@outrider/sandbox';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { boxedMail } from './boxed/boxed-mail.ts';
import type { DemoDeps } from './boxed/demo.ts';
import { composeCampaignCalls } from './compose-campaign-calls.ts';
import { composeSending, openLedgerSide } from './compose-campaigns.ts';
import { composeContacts } from './compose-contacts.ts';
import { composeInbox, composeInboxCalls } from './compose-inbox.ts';
import { createMetrics } from './compose-metrics.ts';
import { composeOutlook } from './compose-outlook.ts';
import { planWithCounts, roomInPlan } from './compose-plans.ts';
import {
  composeLinking,
  composeRejections,
  composeReplies,
  composeTracking,
  trackingProof,
} from './compose-replies.ts';
import { composeVerification, liveProbeWorld } from './compose-verification.ts';
import type { Config } from './config.ts';
import * as campaigns from './modules/campaigns/index.ts';
import * as contacts from './modules/contacts/index.ts';
import * as identity from './modules/identity/index.ts';
import * as inbox from './modules/inbox/index.ts';
import * as mailboxes from './modules/mailboxes/index.ts';
import * as tracking from './modules/tracking/index.ts';
import * as verification from './modules/verification/index.ts';
import * as warmup from './modules/warmup/index.ts';
import { openChangeCache } from './platform/change-cache.ts';
import { openCopyConnection } from './platform/copy-connection.ts';
import { openDatabase } from './platform/db.ts';
import { createResolver } from './platform/dns/resolver.ts';
import { createApp } from './platform/http/create-app.ts';
import { operatorRoutes } from './platform/http/operate.ts';
import { answerOwnHosts } from './platform/http/own-hosts.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { serveApiDocs } from './platform/http/serve-api-docs.ts';
import { serveConfig } from './platform/http/serve-config.ts';
import { serveNothing } from './platform/http/serve-nothing.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import { createQueues, openBoss, runJobs, stopBoss } from './platform/jobs/job-runner.ts';
import { createJobs, type JobDefinition } from './platform/jobs/jobs.ts';
import { requeueRestored } from './platform/jobs/requeue-restored.ts';
import { createAsker } from './platform/llm/ask-model.ts';
import type { Log } from './platform/log.ts';
import { systemMailJob } from './platform/mail/system-mail.job.ts';
import { createPostman } from './platform/mail/system-mail.ts';
import { createHostGate } from './platform/net/limits/host-gate.ts';
import { createLiveNetwork, WEB_PORTS } from './platform/net/network.ts';
import type { OauthClients } from './platform/oauth/oauth-client.ts';
import { createLinkSigner, createSealer, createTextSigner, type TextSigner } from './platform/secrets.ts';
import { KEPT_BY_PLATFORM, sweepJob } from './platform/sweep.job.ts';
import type { Trouble } from './platform/trouble.ts';
import { fetchImage } from './platform/web/fetch-image.ts';
import { fetchPage } from './platform/web/fetch-page.ts';
import { fetchText } from './platform/web/fetch-text.ts';

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

export const SEALED_COLUMNS = [...identity.SEALED_BY_IDENTITY, ...mailboxes.SEALED_BY_MAILBOXES];

type Options = {
  keepBoxInMemory?: boolean;
  /** One that runs already, and goes on after this. */
  box?: Box;
  /** Why no work is done now, as far as the process knows. */
  troubles?: () => Trouble[];
  /** Where it is kept, beside the database, how far the ledger went and which mails left. */
  ledgerFolder?: string;
};

export type Outrider = {
  app: FastifyInstance;
  /** Listens on an address of its own, where there is one. */
  metricsApp: FastifyInstance | undefined;
  box: Box | undefined;
  /** Who a newcomer can be at once; in the boxed world only. */
  demoLogin: { email: string; password: string } | undefined;
  /** How the first account is made, while there is none; not in the boxed world. */
  ownerLink: identity.InvitationLink | undefined;
  /** For tests that act as another part of the product. */
  mailboxes: mailboxes.MailboxesDeps;
  close(): Promise<void>;
};

/** The only place that constructs things. Everything below gets what it needs as an argument. */
export async function compose(config: Config, databaseUrl: string, log: Log, options: Options = {}): Promise<Outrider> {
  const now = () => new Date();
  const troubles = options.troubles ?? (() => []);
  const isDiskFull = () => troubles().some(({ kind }) => kind === 'diskFull');
  const works = config.role !== 'api';
  const database = openDatabase(databaseUrl);
  const { db, pool } = database;
  const notes = openDatabase(databaseUrl, { maxConnections: 1, keepPlans: true });
  const cache = await openChangeCache(databaseUrl, log);
  const boss = await openBoss({ url: databaseUrl, log, works });
  const jobs = createJobs(boss);
  const box = config.world === 'box' ? (options.box ?? (await openBox(config, options, now, log))) : undefined;

  const deps: identity.IdentityDeps = {
    db,
    jobs,
    cache,
    passwords: await identity.createPasswords(),
    links: createLinkSigner(config.secret, 'identity'),
    sealer: createSealer([config.secret, ...config.oldSecrets], 'identity'),
    relyingParty: {
      id: new URL(config.appUrl).hostname,
      name: config.web.appName,
      origin: new URL(config.appUrl).origin,
    },
    signUpRule: config.signUp,
    planOf: (scope) => planWithCounts(db, scope, now()),
    now,
    pause: (milliseconds) => pause(milliseconds),
  };
  const postman = createPostman({
    from: config.mailFrom,
    helloName: config.helloName,
    ...(box
      ? { url: `smtp://${box.systemMail.host}:${box.systemMail.port}`, host: box.systemMail.name }
      : liveMail(config)),
  });
  const sender = { appUrl: config.appUrl, appName: config.web.appName };
  const writers = {
    ...identity.identityMailWriters({ ...deps, ...sender }),
    ...identity.signInWayMailWriters(sender),
    ...identity.twoFactorMailWriters(sender),
  };
  const clients: OauthClients = box ? boxedClients(box) : config.oauth;
  const mail = box ? (await import('./boxed/boxed-mail.ts')).boxedMail(box, config.appUrl) : liveMailWorld(config);
  const signer = createTextSigner([config.secret, ...config.oldSecrets], 'tracking');
  const messageIds = campaigns.createMessageIds([config.secret, ...config.oldSecrets]);
  const mailboxDeps = composeMailboxes(config, { messageIds, signer, db, jobs, log, now, clients, mail });
  const warmupDeps = composeWarmup(config, mailboxDeps, isDiskFull);
  const installation = await campaigns.findIdentity(db);
  const ledgerFolder = options.ledgerFolder && installation && join(options.ledgerFolder, installation);
  const ledger = ledgerFolder === undefined ? undefined : openLedgerSide(config, ledgerFolder, { db, now });
  await ledger?.beat();
  const contactsDeps = composeContacts(config, { db, jobs, log, now }, ledgerFolder);
  await contactsDeps.optOuts?.replay(contactsDeps);
  const importDeps: contacts.ImportDeps = {
    ...contactsDeps,
    openCopy: () => openCopyConnection(pool),
    verifyImported: (trx, imported) => jobs.enqueue(trx, 'verification.import', imported),
  };
  const verificationDeps = composeVerification(config, {
    db,
    jobs,
    log,
    now,
    contacts: contactsDeps,
    nameOf: (person) => identity.nameOf({ db }, person),
    pause: (milliseconds) => pause(milliseconds),
    world: box
      ? (await import('./boxed/boxed-probe.ts')).boxedProbeWorld(box, { ...mail, helloName: config.probe.helloName })
      : liveProbeWorld(config, mail),
  });
  const registry = new Registry();
  const { onOutcome, onReply } = createMetrics({ db, log, registry });
  const replies = {
    ...composeReplies({ messageIds, signer, contacts: contactsDeps, mailboxes: mailboxDeps }),
    onReply,
  };
  const inboxDeps = composeInbox(config, {
    mailboxes: mailboxDeps,
    contacts: contactsDeps,
    verification: verificationDeps,
    warmup: warmupDeps,
    hearNews: campaigns.hearNews(replies),
    noteOwnMails: (mailbox, read) => campaigns.noteOwnMails({ db, now, messageIds }, mailbox, read),
  });
  const sendingDeps = composeSending(config, {
    messageIds,
    signer,
    contacts: contactsDeps,
    mailboxes: mailboxDeps,
    notesDb: notes.db,
    isDiskFull,
    onRejected: composeRejections(replies, verificationDeps),
    onOutcome,
    noteDepartures: ledger && ((departures) => ledger.departures.note(departures)),
    beatLedger: ledger?.beat,
  });
  const trackingDeps = composeTracking({
    contacts: contactsDeps,
    mailboxes: mailboxDeps,
    verification: verificationDeps,
    replies,
    sinceDelivery: box && (await import('./boxed/since-boxed-delivery.ts')).sinceBoxedDelivery(box),
  });
  const outlook = composeOutlook({ databaseUrl, sending: sendingDeps });
  const inboxCalls = await composeInboxCalls(config, inboxDeps, {
    databaseUrl,
    contacts: contactsDeps,
    fetchImage: mail.fetchImage,
    onLabelled: (trx, scope, labelled) => campaigns.takeLabel(replies, trx, scope, labelled),
    campaignsOf: (scope, email) => campaigns.campaignsOfPerson(outlook, scope, email),
  });
  const campaignCalls = await composeCampaignCalls({
    messageIds,
    hasTracker: config.web.trackerUrl !== '',
    databaseUrl,
    mailboxes: mailboxDeps,
    recipientProviders: mail.recipientProviders,
    contacts: contactsDeps,
    verification: verificationDeps,
    outlook,
  });
  const kept = [
    ...KEPT_BY_PLATFORM,
    ...contacts.KEPT_BY_CONTACTS,
    ...contacts.KEPT_BY_IMPORTS,
    ...identity.KEPT_BY_IDENTITY,
    ...mailboxes.KEPT_BY_MAILBOXES,
    ...warmup.KEPT_BY_WARMUP,
    ...verification.KEPT_BY_VERIFICATION,
    ...inbox.KEPT_BY_INBOX,
    ...campaigns.KEPT_BY_CAMPAIGNS,
    ...tracking.KEPT_BY_TRACKING,
  ];
  const definitions: JobDefinition[] = [
    systemMailJob({ db, postman, writers, now }),
    sweepJob({ db, now, kept }),
    ...contacts.contactJobs(contactsDeps),
    ...contacts.importJobs(importDeps),
    ...mailboxes.mailboxJobs(mailboxDeps),
    ...warmup.warmupJobs(warmupDeps),
    ...verification.verificationJobs(verificationDeps),
    ...inbox.inboxJobs(inboxDeps),
    inbox.wakeJob(inboxCalls),
    ...campaigns.campaignJobs(sendingDeps),
    ...campaigns.sendingJobs(sendingDeps),
    ...campaigns.callJobs(campaignCalls),
    ...campaigns.replyJobs({
      db,
      log,
      now,
      noteDelivery: (...of) => verification.noteDelivery(verificationDeps, ...of),
    }),
  ];
  await createQueues(boss, pool, definitions);
  await requeueRestored(db, jobs, definitions);
  const demoDeps = {
    identity: deps,
    contacts: contactsDeps,
    mailboxes: mailboxDeps,
    warmup: warmupDeps,
    campaigns: { ...sendingDeps, ...campaignCalls, ...replies },
  };
  const demo = box && (await openDemo(box, demoDeps, options));
  if (works) await runJobs(boss, definitions, log);
  const reads = works && config.syncMailboxes > 0;
  const reading = reads ? inbox.startSyncLoop(inboxDeps, { mailboxes: config.syncMailboxes }) : undefined;
  const sending = works && config.sendMailboxes > 0 ? campaigns.startSending(sendingDeps) : undefined;

  const filing = works && config.sendMailboxes > 0 ? mailboxes.startFiling(sendingDeps) : undefined;
  const holding = campaigns.startHoldLoop({
    ...sendingDeps,
    works,
    readsMail: config.syncMailboxes > 0,
    departures: ledger?.departures,
    replayOptOuts: () => contactsDeps.optOuts?.replay(contactsDeps) ?? Promise.resolve(),
  });

  const app = createApp({ log, trustProxy: config.trustProxy });
  // What the box shows needs no log-in. Live goes by the names of everybody's tracking domains, and shows nobody's data.
  if (box) answerOwnHosts(app, [config.appUrl, config.web.trackerUrl, config.web.loginHost, config.web.oauthHost]);
  const metricsApp = config.metrics.address && createApp({ log, trustProxy: 0 });
  const opensMetrics = box !== undefined || config.metrics.token !== undefined;
  const metrics = { token: config.metrics.token, registry, app: metricsApp ?? (opensMetrics ? app : undefined) };
  addSecurityHeaders(app, { appUrl: config.appUrl, analyticsUrl: config.web.analytics?.scriptUrl });
  operatorRoutes(app, { db, world: config.world, troubles, metrics });
  if (config.role !== 'worker') {
    const api = { app, authenticate: (token: string) => identity.authenticate(deps, token) };
    identity.identityRoutes(api, {
      ...deps,
      mailFrom: config.mailFrom,
      clients,
      quickSignIn: demo?.quickSignIn,
      appUrl: config.appUrl,
    });
    identity.oauthPages(app, { db, clients, appUrl: config.appUrl, now, log });
    contacts.contactRoutes(api, contactsDeps);
    contacts.importRoutes(api, importDeps);
    mailboxes.mailboxRoutes(api, mailboxDeps);
    mailboxes.mailboxConsentPages(app, mailboxDeps);
    warmup.warmupRoutes(api, warmupDeps);
    verification.verificationRoutes(api, verificationDeps);
    inbox.inboxRoutes(api, inboxCalls);
    campaigns.campaignRoutes(api, campaignCalls);
    campaigns.outlookRoutes(api, outlook);
    campaigns.holdRoutes(api, { db, now });
    campaigns.statisticsRoutes(api, outlook);
    campaigns.letterHelpRoutes(api, { ...campaignCalls, model: composeModel(config, log) });
    campaigns.repliesRoutes(api, composeLinking(replies, inboxCalls));
    tracking.trackingRoutes(app, trackingDeps);
    if (box) await addBoxedRoutes(api, box);
    await addPages(app, config, clients);
  }
  return {
    app,
    metricsApp,
    box,
    demoLogin: demo?.login,
    ownerLink: box || config.role === 'worker' ? undefined : await identity.makeOwnerLink({ ...deps, ...sender }),
    mailboxes: mailboxDeps,
    async close() {
      await app.close();
      await metricsApp?.close();
      await reading?.stop();
      await sending?.stop();
      await filing?.stop();
      await holding.stop();
      await inboxCalls.close();
      await demo?.settled();
      await stopBoss(boss);
      await campaignCalls.close();
      await outlook.close();
      await cache.close();
      if (!options.box) await box?.close();
      postman.transport.close();
      await ledger?.departures.close();
      await contactsDeps.optOuts?.close();
      await notes.close();
      await database.close();
    },
  };
}

/** A letter takes longer than a label, and somebody waits for it. */
const LETTER_PATIENCE_MS = 60_000;

const composeModel = ({ llm }: Config, log: Log) =>
  llm && { name: llm.model, ask: createAsker(llm, { log, patienceMs: LETTER_PATIENCE_MS }) };

/** The names and ways of the internet. */
function liveMailWorld({ nameServers }: Config): ReturnType<typeof boxedMail> {
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

type MailParts = Pick<mailboxes.MailboxesDeps, 'db' | 'jobs' | 'log' | 'now' | 'clients'> & {
  mail: ReturnType<typeof boxedMail>;
  messageIds: campaigns.MessageIds;
  signer: TextSigner;
};

const composeMailboxes = (
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
  users: campaigns.mailboxUsers({ ...parts, messageIds, listMailboxes: mailboxes.listSendingMailboxes }),
  roomFor: (scope) => roomInPlan(parts.db, scope, parts.now(), 'MAILBOX'),
  zoneOf: (person) => identity.timeZoneOf(parts, person),
  pause: (milliseconds) => pause(milliseconds),
  luck: Math.random,
});

const composeWarmup = (
  config: Config,
  deps: mailboxes.MailboxesDeps,
  isDiskFull: () => boolean,
): warmup.WarmupDeps => ({
  isDiskFull,
  listHeld: (mailboxIds) => campaigns.listHeldMailboxes(deps.db, mailboxIds),
  db: deps.db,
  log: deps.log,
  now: deps.now,
  luck: warmup.createLuck(config.secret),
  signer: createTextSigner([config.secret, ...config.oldSecrets], 'warmup'),
  ...warmup.mailboxPorts(deps),
});

/** What a browser or a reader asks for, besides the calls themselves. */
async function addPages(app: FastifyInstance, config: Config, clients: OauthClients) {
  const { web, world, appUrl, showsApiDocs, signUp } = config;
  const signInWays = OAUTH_PROVIDERS.filter((provider) => clients[provider]);
  serveConfig(app, { ...web, version: VERSION, world, appUrl, signInWays, signUp });
  if (showsApiDocs) await serveApiDocs(app, web.appName);
  else serveNothing(app, ['/openapi.json', '/docs']);
  await serveWeb(app, WEB_DIST);
}

/** Loaded only in the boxed world: `live` never runs a line of it. */
async function openBox(
  { appUrl, dataDir }: Config,
  { keepBoxInMemory }: Options,
  now: () => Date,
  log: Log,
): Promise<Box> {
  const { startBox } = await import('@outrider/sandbox');
  const boxLog = { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) };
  return startBox({ appUrl, now, log: boxLog, ...(keepBoxInMemory ? {} : { dataDir }) });
}

/** Nor of the demo company, its log-in included. */
async function openDemo(box: Box, deps: DemoDeps, { keepBoxInMemory }: Options) {
  const { startDemo } = await import('./boxed/demo.ts');
  return startDemo(box, deps, { seeds: !keepBoxInMemory });
}

async function addBoxedRoutes(api: Parameters<typeof identity.identityRoutes>[0], box: Box) {
  const { sandboxRoutes } = await import('./boxed/sandbox.routes.ts');
  sandboxRoutes(api, box);
}

const boxedClients = ({ identity: { google, microsoft } }: Box): OauthClients => ({
  google: { ...google, insecure: true },
  microsoft: { ...microsoft, insecure: true },
});

function liveMail({ smtpUrl }: Config): { url: string; host: string } {
  if (!smtpUrl) throw new Error('OUTRIDER_SMTP_URL is needed in the live world');
  return { url: smtpUrl, host: new URL(smtpUrl).hostname };
}
