import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { saveBillingSettings } from '../modules/billing/index.ts';
import { openChangeCache } from '../platform/change-cache.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db.ts';
import { openBoss } from '../platform/jobs/job-runner.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import { createTextSigner } from '../platform/secrets.ts';
import type { Trouble } from '../platform/trouble.ts';
import { type Box, boxedClients, openBox, openBoxClock } from './box.ts';
import { liveMailWorld } from './deps/mailboxes.ts';

export type Options = {
  keepBoxInMemory?: boolean;
  /** One that runs already, and goes on after this. */
  box?: Box;
  /** Why no work is done now, as far as the process knows. */
  troubles?: () => Trouble[];
  /** Where it is kept, beside the database, how far the ledger went and which mails left. */
  ledgerFolder?: string;
};

export type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>;

/** What every module stands on: database, queue, clock, and the network of its world. */
export async function openInfrastructure(config: Config, databaseUrl: string, log: Log, options: Options) {
  const troubles = options.troubles ?? (() => []);
  const works = config.role !== 'api';
  const database = openDatabase(databaseUrl);
  const { db, pool } = database;
  const ledgerDatabase = openDatabase(databaseUrl, { maxConnections: 1, keepPlans: true });
  const cache = await openChangeCache(databaseUrl, log);
  const boss = await openBoss({ url: databaseUrl, log, works, schedules: works && config.world === 'live' });
  const box = config.world === 'box' ? (options.box ?? (await openBox(config, options, db, log))) : undefined;
  await saveBillingSettings(db, { isOn: config.billing, plans: config.plans });
  const boxClock = box && (await openBoxClock(box));
  const { now, rest } = boxClock ?? systemClock;
  return {
    config,
    databaseUrl,
    log,
    options,
    db,
    pool,
    /** For the writes of the ledger alone, which wait for nothing else. */
    writesDb: ledgerDatabase.db,
    cache,
    boss,
    jobs: createJobs(boss),
    box,
    boxClock,
    now,
    rest,
    troubles,
    isDiskFull: () => troubles().some(({ kind }) => kind === 'diskFull'),
    works,
    reads: works && config.syncMailboxes > 0,
    sends: works && config.sendMailboxes > 0,
    clients: box ? boxedClients(box) : config.oauth,
    mail: box ? (await import('../boxed/boxed-mail.ts')).boxedMail(box, config.appUrl) : liveMailWorld(config),
    signer: createTextSigner([config.secret, ...config.oldSecrets], 'tracking'),
    registry: new Registry(),
    async close() {
      await cache.close();
      if (!options.box) await box?.close();
      await ledgerDatabase.close();
      await database.close();
    },
  };
}
