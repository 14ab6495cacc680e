import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ALL_ENDPOINTS } from '@outrider/contract/all-endpoints';
import { VERSION } from '@outrider/contract/limits';
import { OAUTH_PROVIDERS } from '@outrider/contract/oauth';
import type { Box } from '@outrider/sandbox';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { planOfWorkspace } from './modules/billing/index.ts';
import * as identity from './modules/identity/index.ts';
import { openChangeCache } from './platform/change-cache.ts';
import { openDatabase } from './platform/db.ts';
import { createApp } from './platform/http/create-app.ts';
import { docsPage } from './platform/http/docs-page.ts';
import { openApi } from './platform/http/openapi.ts';
import { operatorRoutes } from './platform/http/operate.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { serveConfig } from './platform/http/serve-config.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import { createQueues, openBoss, runJobs, stopBoss } from './platform/jobs/job-runner.ts';
import { createJobs, type JobDefinition } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { systemMailJob } from './platform/mail/system-mail.job.ts';
import { createPostman } from './platform/mail/system-mail.ts';
import { createLinkSigner, createSealer } from './platform/secrets.ts';
import { KEPT_BY_PLATFORM, sweepJob } from './platform/sweep.job.ts';

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

type Options = { keepBoxInMemory?: boolean };

export type Outrider = { app: FastifyInstance; box: Box | undefined; close(): Promise<void> };

/** The only place that constructs things. Everything below gets what it needs as an argument. */
export async function compose(config: Config, databaseUrl: string, log: Log, options: Options = {}): Promise<Outrider> {
  const now = () => new Date();
  const works = config.role !== 'api';
  const database = openDatabase(databaseUrl);
  const { db, pool } = database;
  const cache = await openChangeCache(databaseUrl, log);
  const boss = await openBoss({ url: databaseUrl, log, works });
  const jobs = createJobs(boss);
  const box = config.world === 'box' ? await openBox(config, options, now, log) : undefined;

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
    planOf: (scope) => planOfWorkspace(db, scope, now()),
    now,
    pause: (milliseconds) => pause(milliseconds),
  };
  const postman = createPostman({
    from: config.mailFrom,
    ...(box
      ? { url: `smtp://${box.systemMail.host}:${box.systemMail.port}`, host: box.systemMail.name }
      : liveMail(config)),
  });
  const sender = { appUrl: config.appUrl, appName: config.web.appName };
  const writers = { ...identity.identityMailWriters({ ...deps, ...sender }), ...identity.twoFactorMailWriters(sender) };
  const kept = [...KEPT_BY_PLATFORM, ...identity.KEPT_BY_IDENTITY];
  const definitions: JobDefinition[] = [systemMailJob({ db, postman, writers, now }), sweepJob({ db, now, kept })];
  await createQueues(boss, pool, definitions);
  if (works) await runJobs(boss, definitions, log);

  const clients: identity.OauthClients = box ? boxedClients(box) : config.oauth;
  const demo = box ? await identity.ensureDemoUser(deps) : undefined;

  const app = createApp({ log, trustProxy: config.trustProxy });
  addSecurityHeaders(app, { appUrl: config.appUrl, analyticsUrl: config.web.analytics?.scriptUrl });
  operatorRoutes(app, { db, world: config.world });
  if (config.role !== 'worker') {
    const api = { app, authenticate: (token: string) => identity.authenticate(deps, token) };
    identity.identityRoutes(api, { ...deps, mailFrom: config.mailFrom, clients, demo });
    await identity.oauthPages(app, { db, clients, appUrl: config.appUrl, now, log });
    if (box) await addBoxedRoutes(api, box);
    await addPages(app, config, clients);
  }
  return {
    app,
    box,
    async close() {
      await app.close();
      await stopBoss(boss);
      await cache.close();
      await box?.close();
      postman.transport.close();
      await database.close();
    },
  };
}

/** What a browser or a reader asks for, besides the calls themselves. */
async function addPages(app: FastifyInstance, { web, world, appUrl }: Config, clients: identity.OauthClients) {
  const signInWays = OAUTH_PROVIDERS.filter((provider) => clients[provider]);
  serveConfig(app, { ...web, version: VERSION, world, appUrl, signInWays });
  const document = openApi(ALL_ENDPOINTS, { version: VERSION, title: web.appName });
  app.get('/openapi.json', async () => document);
  const docs = docsPage(ALL_ENDPOINTS, web.appName);
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docs));
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

async function addBoxedRoutes(api: Parameters<typeof identity.identityRoutes>[0], box: Box) {
  const [{ sandboxRoutes }, { personRoutes }] = await Promise.all([
    import('./boxed/sandbox.routes.ts'),
    import('./boxed/person.routes.ts'),
  ]);
  sandboxRoutes(api, box);
  personRoutes(api, box);
}

const boxedClients = ({ identity: { google, microsoft } }: Box): identity.OauthClients => ({
  google: { ...google, insecure: true },
  microsoft: { ...microsoft, insecure: true },
});

function liveMail({ smtpUrl }: Config): { url: string; host: string } {
  if (!smtpUrl) throw new Error('OUTRIDER_SMTP_URL is needed in the live world');
  return { url: smtpUrl, host: new URL(smtpUrl).hostname };
}
