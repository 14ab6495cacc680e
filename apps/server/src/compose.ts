import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Box } from '@outrider/sandbox';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Pace } from './boxed/keep-pace.ts';
import { composeBilling } from './compose-billing.ts';
import { addBoxedRoutes, boxedClients, openBox, openBoxClock, openDemo, openPace } from './compose-box.ts';
import { composeCampaignCalls } from './compose-campaign-calls.ts';
import { composeSending, openLedgerSide } from './compose-campaigns.ts';
import { composeCardProcessor } from './compose-card-processor.ts';
import { composeCards } from './compose-cards.ts';
import { composeComposer } from './compose-composer.ts';
import { composeContacts } from './compose-contacts.ts';
import { composeDeliver, onComposedSent, startDelivering } from './compose-delivery.ts';
import { composeDomains } from './compose-domains.ts';
import { composeFiles } from './compose-files.ts';
import { composeForecast } from './compose-forecast.ts';
import { composeInbox, composeInboxCalls } from './compose-inbox.ts';
import { composeLeadsAgent } from './compose-leads-agent.ts';
import { composeMailboxes, composeWarmup, liveMailWorld } from './compose-mailboxes.ts';
import { createMetrics } from './compose-metrics.ts';
import { addPages } from './compose-pages.ts';
import { planWithCounts } from './compose-plans.ts';
import { composeReceipts } from './compose-receipts.ts';
import { composeLinking, composeRejections, composeReplies, composeTracking } from './compose-replies.ts';
import { composeSealedMail } from './compose-sealed-mail.ts';
import { composeVerification, liveProbeWorld } from './compose-verification.ts';
import type { Config } from './config.ts';
import { KEPT } from './kept-records.ts';
import * as billing from './modules/billing/index.ts';
import * as campaignManagement from './modules/campaign-management/index.ts';
import * as campaigns from './modules/campaigns/index.ts';
import * as cards from './modules/cards/index.ts';
import * as composer from './modules/compose/index.ts';
import * as contacts from './modules/contacts/index.ts';
import { dashboardRoutes } from './modules/dashboard/index.ts';
import * as domains from './modules/domains/index.ts';
import * as files from './modules/files/index.ts';
import { firstStepsRoutes } from './modules/first-steps/index.ts';
import * as followUps from './modules/follow-ups/index.ts';
import * as forecast from './modules/forecast/index.ts';
import * as identity from './modules/identity/index.ts';
import * as inbox from './modules/inbox/index.ts';
import * as leads from './modules/leads/index.ts';
import { leadsAgentRoutes } from './modules/leads-agent/index.ts';
import { createMessageIds, type LedgerOwners, ledgerJobs } from './modules/ledger/index.ts';
import * as mailboxes from './modules/mailboxes/index.ts';
import * as notifications from './modules/notifications/index.ts';
import * as receipts from './modules/receipts/index.ts';
import * as rehearsal from './modules/rehearsal/index.ts';
import * as replies from './modules/replies/index.ts';
import * as sealedMail from './modules/sealed-mail/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import * as sending from './modules/sending/index.ts';
import * as statistics from './modules/statistics/index.ts';
import * as tracking from './modules/tracking/index.ts';
import * as verification from './modules/verification/index.ts';
import * as warmup from './modules/warmup/index.ts';
import { openChangeCache } from './platform/change-cache.ts';
import { systemClock, systemNow } from './platform/clock.ts';
import { openCopyConnection } from './platform/copy-connection.ts';
import { openDatabase } from './platform/db.ts';
import { createApp } from './platform/http/create-app.ts';
import { operatorRoutes } from './platform/http/operate.ts';
import { answerOwnHosts } from './platform/http/own-hosts.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { createQueues, openBoss, runJobs, stopBoss } from './platform/jobs/job-runner.ts';
import { createJobs, type JobDefinition } from './platform/jobs/jobs.ts';
import { requeueRestored } from './platform/jobs/requeue-restored.ts';
import { createAsker } from './platform/llm/ask-model.ts';
import type { Log } from './platform/log.ts';
import { systemMailJob } from './platform/mail/system-mail.job.ts';
import { createPostman } from './platform/mail/system-mail.ts';
import type { OauthClients } from './platform/oauth/oauth-client.ts';
import { createLinkSigner, createSealer, createTextSigner } from './platform/secrets.ts';
import { sweepJob } from './platform/sweep.job.ts';
import type { Trouble } from './platform/trouble.ts';

export const SEALED_COLUMNS = [
  ...identity.SEALED_BY_IDENTITY,
  ...mailboxes.SEALED_BY_MAILBOXES,
  ...domains.SEALED_BY_DOMAINS,
  ...sealedMail.SEALED_BY_SEALED_MAIL,
];

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
  /** How the box's time passes, with the product's. */
  pace: Pace | undefined;
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
  const troubles = options.troubles ?? (() => []);
  const isDiskFull = () => troubles().some(({ kind }) => kind === 'diskFull');
  const works = config.role !== 'api';
  const database = openDatabase(databaseUrl);
  const { db, pool } = database;
  const notes = openDatabase(databaseUrl, { maxConnections: 1, keepPlans: true });
  const cache = await openChangeCache(databaseUrl, log);
  const boss = await openBoss({ url: databaseUrl, log, works, schedules: works && config.world === 'live' });
  const jobs = createJobs(boss);
  const box = config.world === 'box' ? (options.box ?? (await openBox(config, options, db, log))) : undefined;
  await billing.saveBillingSettings(db, { isOn: config.billing, plans: config.plans });
  const boxClock = box && (await openBoxClock(box));
  const { now, rest } = boxClock ?? systemClock;

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
    planNow: now,
    // Who is signed in stays so, wherever the box's time goes.
    now: systemNow,
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
  const notificationsDeps: notifications.NotificationsDeps = {
    db,
    jobs,
    now,
    signer: createTextSigner([config.secret, ...config.oldSecrets], 'notifications'),
    planOf: (scope) => planWithCounts(db, scope, now()),
  };
  const writers = {
    ...identity.identityMailWriters({ ...deps, ...sender }),
    ...identity.signInWayMailWriters(sender),
    ...identity.twoFactorMailWriters(sender),
    ...sealedMail.sealedMailWriters(sender),
    ...composer.reminderWriters(sender),
    ...cards.cardMailWriters(sender),
    ...billing.billingMailWriters(sender),
    ...domains.domainMailWriters(sender),
    ...notifications.notificationMailWriters({ ...notificationsDeps, ...sender }),
  };
  const clients: OauthClients = box ? boxedClients(box) : config.oauth;
  const mail = box ? (await import('./boxed/boxed-mail.ts')).boxedMail(box, config.appUrl) : liveMailWorld(config);
  const signer = createTextSigner([config.secret, ...config.oldSecrets], 'tracking');
  const messageIds = createMessageIds([config.secret, ...config.oldSecrets]);
  const owners: LedgerOwners = {
    campaign: sending.campaignOwner,
    compose: composer.createComposeOwner({ now, onSent: (...of) => onComposedSent({ jobs }, ...of) }),
  };
  const mailboxDeps = composeMailboxes(config, { messageIds, signer, db, jobs, log, now, systemNow, clients, mail });
  const warmupDeps = composeWarmup(config, mailboxDeps, isDiskFull);
  const installation = await sending.findIdentity(db);
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
    systemNow,
    contacts: contactsDeps,
    nameOf: (person) => identity.nameOf({ db }, person),
    pause: (milliseconds) => pause(milliseconds),
    world: box
      ? (await import('./boxed/boxed-probe.ts')).boxedProbeWorld(box, { ...mail, helloName: config.probe.helloName })
      : liveProbeWorld(config, mail),
  });
  const filesDeps = composeFiles(config, { db, log, now, isDiskFull });
  const registry = new Registry();
  const { onOutcome, onReply } = createMetrics({ db, log, registry });
  const repliesDeps = {
    ...composeReplies({ messageIds, owners, signer, contacts: contactsDeps, mailboxes: mailboxDeps }),
    onReply,
  };
  const inboxDeps = composeInbox(config, {
    mailboxes: mailboxDeps,
    contacts: contactsDeps,
    verification: verificationDeps,
    warmup: warmupDeps,
    handleIncoming: replies.handleIncoming(repliesDeps),
    rest,
    async noteOwnMails(mailbox, read) {
      await sending.noteOwnMails({ db, now, messageIds }, mailbox, read);
      await composer.noteSentCopies(db, mailbox);
    },
    onDraftsGone: (trx, scope, marks) => composer.noteGoneCopies(trx, scope, marks, now()),
  });
  const sendingDeps = composeSending(config, {
    messageIds,
    owners,
    signer,
    contacts: contactsDeps,
    mailboxes: mailboxDeps,
    writesDb: notes.db,
    rest,
    isDiskFull,
    onRejected: composeRejections(repliesDeps, verificationDeps),
    onOutcome,
    noteDepartures: ledger && ((departures) => ledger.departures.note(departures)),
    beatLedger: ledger?.beat,
  });
  const trackingDeps = composeTracking({
    contacts: contactsDeps,
    mailboxes: mailboxDeps,
    verification: verificationDeps,
    replies: repliesDeps,
    sinceDelivery: box && (await import('./boxed/since-boxed-delivery.ts')).sinceBoxedDelivery(box),
  });
  const forecastDeps = composeForecast({ databaseUrl, sending: sendingDeps });
  const inboxCalls = await composeInboxCalls(config, inboxDeps, {
    databaseUrl,
    contacts: contactsDeps,
    fetchImage: mail.fetchImage,
    onLabelled: (trx, scope, labelled) => replies.takeLabel(repliesDeps, trx, scope, labelled),
    campaignsOf: (scope, email) => replies.campaignsOfPerson(forecastDeps, scope, email),
    compose: (caller, input, language) => composer.answerCompose(composerDeps, caller, input, language),
    listScheduled: composer.listScheduledCopies,
  });
  const deliveryParts = { sending: sendingDeps, contacts: contactsDeps, files: filesDeps, jobs, signer };
  const copyDeps: composer.CopyDeps = composeComposer(inboxCalls, {
    contacts: contactsDeps,
    files: filesDeps,
    mailboxes: mailboxDeps,
  });
  const composerDeps: composer.ComposeDeps = {
    ...copyDeps,
    delivery: composeDeliver(config, inboxCalls, deliveryParts),
  };
  const campaignCalls = await composeCampaignCalls({
    messageIds,
    owners,
    hasTracker: config.web.trackerUrl !== '',
    isPractice: box !== undefined,
    databaseUrl,
    mailboxes: mailboxDeps,
    recipientProviders: mail.recipientProviders,
    contacts: contactsDeps,
    verification: verificationDeps,
    forecast: forecastDeps,
  });
  const leadsAgent = await composeLeadsAgent(config, {
    box,
    resolver: mail.resolver,
    now,
    contacts: contactsDeps,
    verification: verificationDeps,
    campaigns: campaignCalls,
  });
  const cardProcessor = composeCardProcessor(config, { db, jobs, log, now, boxed: box?.cardProcessor.access });
  const domainsDeps = composeDomains(config, {
    box,
    mailboxes: mailboxDeps,
    passwords: deps.passwords,
    payments: cardProcessor?.payments,
  });
  const billingDeps = composeBilling(config, {
    db,
    jobs,
    log,
    now,
    listDomains: (scope) => domains.listPaidDomains(domainsDeps, scope),
    ...(cardProcessor && { cards: cardProcessor.deps.cards, purchases: cardProcessor.purchases }),
  });
  const definitions: JobDefinition[] = [
    ...billing.billingJobs(billingDeps),
    identity.deleteWorkspaceJob({ db, removeFiles: (scope) => files.removeAllBytes(filesDeps, scope) }),
    systemMailJob({ db, postman, writers, now: systemNow }),
    sweepJob({ db, now, systemNow, kept: KEPT }),
    ...contacts.contactJobs(contactsDeps),
    ...contacts.importJobs(importDeps),
    ...files.fileJobs(filesDeps),
    ...mailboxes.mailboxJobs(mailboxDeps),
    ...warmup.warmupJobs(warmupDeps),
    ...verification.verificationJobs(verificationDeps),
    ...inbox.inboxJobs(inboxDeps),
    inbox.wakeJob(inboxCalls),
    ...ledgerJobs(sendingDeps),
    ...composer.reminderJobs({ db, jobs, now, findUser: (person) => identity.describeUser({ db }, person) }),
    ...receipts.receiptJobs({ addKeyword: (...of) => inbox.addKeyword(inboxCalls, ...of) }),
    ...composer.deliveryJobs({ markReferred: (...of) => inbox.markReferred(inboxCalls, ...of) }),
    ...campaigns.campaignJobs(campaignCalls),
    ...leads.leadJobs(campaignCalls),
    ...followUps.followUpJobs(campaignCalls),
    ...sending.sendingJobs(sendingDeps),
    ...leadsAgent.jobs,
    ...domains.domainJobs(domainsDeps),
    ...notifications.notificationJobs(notificationsDeps),
    ...(cardProcessor ? billing.paymentJobs(cardProcessor.deps) : []),
    ...replies.replyJobs({
      db,
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
    campaigns: { ...sendingDeps, ...campaignCalls, ...repliesDeps },
    billing: { ...billingDeps, appUrl: config.appUrl },
  };
  const demo = box && (await openDemo(box, demoDeps, options));
  if (works) await runJobs(boss, definitions, log, { schedules: box === undefined });
  const pace = box && boxClock && (await openPace(box, { db, log, clock: boxClock, definitions }));
  const reads = works && config.syncMailboxes > 0;
  const reading = reads ? inbox.startSyncLoop(inboxDeps, { mailboxes: config.syncMailboxes }) : undefined;
  const sendingLoop = works && config.sendMailboxes > 0 ? sending.startSending(sendingDeps) : undefined;

  const delivering =
    works && config.sendMailboxes > 0 ? await startDelivering(config, { ...deliveryParts, databaseUrl }) : undefined;
  const copying = reads ? composer.startCopying(copyDeps) : undefined;
  const filing = works && config.sendMailboxes > 0 ? mailboxes.startFiling(sendingDeps) : undefined;
  const holding = sending.startHoldLoop({
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
    identity.oauthPages(app, { db, clients, appUrl: config.appUrl, now: systemNow, log });
    billing.billingRoutes(api, billingDeps);
    identity.accountRoutes(api, {
      ...deps,
      listPaid: (scope) => billing.listPaid(billingDeps, scope),
      endPayments: (scope) => billing.endPayments(billingDeps, scope),
      removeFiles: (scope) => files.removeAllBytes(filesDeps, scope),
      readFiles: (scope) => files.readAllBytes(filesDeps, scope),
    });
    contacts.contactRoutes(api, contactsDeps);
    contacts.importRoutes(api, importDeps);
    files.fileRoutes(api, filesDeps);
    mailboxes.mailboxRoutes(api, mailboxDeps);
    mailboxes.mailboxConsentPages(app, mailboxDeps);
    warmup.warmupRoutes(api, warmupDeps);
    verification.verificationRoutes(api, verificationDeps);
    inbox.inboxRoutes(api, inboxCalls);
    searchRoutes(api, inboxCalls);
    dashboardRoutes(api, { ...forecastDeps, planOf: deps.planOf });
    firstStepsRoutes(api, { db });
    composer.composeRoutes(api, composerDeps);
    campaigns.campaignRoutes(api, campaignCalls);
    leads.leadRoutes(api, campaignCalls);
    followUps.followUpRoutes(api, campaignCalls);
    campaignManagement.managementRoutes(api, campaignCalls);
    rehearsal.rehearsalRoutes(api, forecastDeps);
    forecast.forecastRoutes(api, forecastDeps);
    sending.holdRoutes(api, { db, now });
    statistics.statisticsRoutes(api, forecastDeps);
    campaignManagement.writingHelpRoutes(api, { ...campaignCalls, model: composeModel(config, log) });
    leadsAgentRoutes(api, leadsAgent.deps);
    domains.domainRoutes(api, domainsDeps);
    replies.repliesRoutes(api, composeLinking(repliesDeps, inboxCalls));
    tracking.trackingRoutes(app, trackingDeps);
    cards.cardRoutes(api, composeCards(config, { db, jobs, now }));
    receipts.receiptRoutes(api, composeReceipts({ mailboxes: mailboxDeps, inboxCalls }));
    notifications.notificationRoutes(api, notificationsDeps);
    billing.paymentRoutes(api, { isOn: config.billing, deps: cardProcessor?.deps });
    sealedMail.sealedMailRoutes(api, composeSealedMail(config, { db, jobs, now }));
    const practice = { mailboxes: mailboxDeps, warmup: warmupDeps, imports: importDeps };
    if (box && pace) await addBoxedRoutes(api, { box, pace, practice });
    await addPages(app, config, clients);
  }
  return {
    app,
    metricsApp,
    box,
    pace,
    demoLogin: demo?.login,
    ownerLink: box || config.role === 'worker' ? undefined : await identity.makeOwnerLink({ ...deps, ...sender }),
    mailboxes: mailboxDeps,
    async close() {
      await app.close();
      await metricsApp?.close();
      await pace?.stop();
      await reading?.stop();
      await sendingLoop?.stop();
      await delivering?.stop();
      await filing?.stop();
      await copying?.stop();
      await holding.stop();
      await inboxCalls.close();
      await demo?.settled();
      leadsAgent.close();
      await stopBoss(boss);
      await campaignCalls.close();
      await forecastDeps.close();
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

function liveMail({ smtpUrl }: Config): { url: string; host: string } {
  if (!smtpUrl) throw new Error('OUTRIDER_SMTP_URL is needed in the live world');
  return { url: smtpUrl, host: new URL(smtpUrl).hostname };
}
