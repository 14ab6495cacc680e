import type { FastifyInstance } from 'fastify';
import type { Pace } from './boxed/keep-pace.ts';
import type { Box } from './composition/box.ts';
import { type Options, openInfrastructure } from './composition/infrastructure.ts';
import { composeModules } from './composition/module-deps.ts';
import { openHttp } from './composition/open-http.ts';
import { registerModules } from './composition/register-modules.ts';
import { startWork } from './composition/start-work.ts';
import type { Config } from './config.ts';
import { type InvitationLink, makeOwnerLink } from './modules/identity/index.ts';
import type { MailboxesDeps } from './modules/mailboxes/index.ts';
import type { Log } from './platform/log.ts';

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
  ownerLink: InvitationLink | undefined;
  /** For tests that act as another part of the product. */
  mailboxes: MailboxesDeps;
  close(): Promise<void>;
};

/** Puts the product together. Everything below gets what it needs as an argument. */
export async function compose(config: Config, databaseUrl: string, log: Log, options: Options = {}): Promise<Outrider> {
  const base = await openInfrastructure(config, databaseUrl, log, options);
  const deps = await composeModules(base);
  const modules = registerModules(base, deps);
  const work = await startWork(base, deps, modules);
  const { app, metricsApp } = await openHttp(base, { deps, modules, pace: work.pace });
  const sender = { appUrl: config.appUrl, appName: config.web.appName };
  return {
    app,
    metricsApp,
    box: base.box,
    pace: work.pace,
    demoLogin: deps.demo?.login,
    ownerLink: base.box || config.role === 'worker' ? undefined : await makeOwnerLink({ ...deps.identity, ...sender }),
    mailboxes: deps.mailboxes,
    async close() {
      await app.close();
      await metricsApp?.close();
      await work.stop();
      await deps.close();
      await base.close();
    },
  };
}
