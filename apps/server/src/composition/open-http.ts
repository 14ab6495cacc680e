import type { FastifyInstance } from 'fastify';
import type { Pace } from '../boxed/keep-pace.ts';
import { authenticate } from '../modules/identity/index.ts';
import { createApp } from '../platform/http/create-app.ts';
import { operatorRoutes } from '../platform/http/operate.ts';
import { answerOwnHosts } from '../platform/http/own-hosts.ts';
import { addSecurityHeaders } from '../platform/http/security-headers.ts';
import type { Registration } from '../platform/registration.ts';
import { addBoxedRoutes } from './box.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { ModuleDeps } from './module-deps.ts';
import { addPages } from './pages.ts';

type Parts = { deps: ModuleDeps; modules: readonly Registration[]; pace: Pace | undefined };

/** What answers at the addresses of this process. A worker has its health alone. */
export async function openHttp(base: Infrastructure, { deps, modules, pace }: Parts) {
  const { config, log, db, box, troubles, registry, clients } = base;
  const app = createApp({ log, trustProxy: config.trustProxy });
  // What the box shows needs no log-in. Live goes by the names of everybody's tracking domains, and shows nobody's data.
  if (box) answerOwnHosts(app, [config.appUrl, config.web.trackerUrl, config.web.loginHost, config.web.oauthHost]);
  const metricsApp: FastifyInstance | undefined = config.metrics.address && createApp({ log, trustProxy: 0 });
  const opensMetrics = box !== undefined || config.metrics.token !== undefined;
  const metrics = { token: config.metrics.token, registry, app: metricsApp ?? (opensMetrics ? app : undefined) };
  addSecurityHeaders(app, { appUrl: config.appUrl, analyticsUrl: config.web.analytics?.scriptUrl });
  operatorRoutes(app, { db, world: config.world, troubles, metrics });
  if (config.role !== 'worker') {
    const api = { app, authenticate: (token: string) => authenticate(deps.identity, token) };
    for (const module of modules) module.routes?.(api);
    const practice = { mailboxes: deps.mailboxes, warmup: deps.warmup, imports: deps.imports };
    if (box && pace) await addBoxedRoutes(api, { box, pace, practice });
    await addPages(app, config, clients);
  }
  return { app, metricsApp };
}
