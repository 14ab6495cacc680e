import type { Box } from '@outrider/sandbox';
import type { BoxClock } from '../boxed/box-clock.ts';
import type { DemoDeps } from '../boxed/demo.ts';
import type { Pace } from '../boxed/keep-pace.ts';
import type { PracticeDeps } from '../boxed/practice/practice.routes.ts';
import type { Config } from '../config.ts';
import type { IdentityDeps } from '../modules/identity/index.ts';
import { knowsMails } from '../modules/ledger/index.ts';
import { systemNow } from '../platform/clock.ts';
import type { Db, Scope } from '../platform/db.ts';
import type { Api } from '../platform/http/serve.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { OauthClients } from '../platform/oauth/oauth-client.ts';

export type { Box };

type Options = { keepBoxInMemory?: boolean };

/** Loaded only in the boxed world: `live` never runs a line of it. */
export async function openBox(
  { appUrl, dataDir }: Config,
  { keepBoxInMemory }: Options,
  db: Db,
  log: Log,
): Promise<Box> {
  const { startBox } = await import('@outrider/sandbox');
  const { readClock, startOf } = await import('../boxed/stored-clock.repository.ts');
  const stored = await readClock(db);
  const startsAt = stored && startOf(stored, systemNow());
  const boxLog = { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) };
  return startBox({ appUrl, now: systemNow, startsAt, log: boxLog, ...(keepBoxInMemory ? {} : { dataDir }) });
}

/** The product lives by the box's time. */
export const openBoxClock = async (box: Box): Promise<BoxClock> =>
  (await import('../boxed/box-clock.ts')).createBoxClock(box);

type PaceParts = { db: Db; log: Log; clock: BoxClock; definitions: readonly JobDefinition[] };

/** Lets the box's time pass, with the product's work done on the way. */
export async function openPace(box: Box, { db, ...parts }: PaceParts): Promise<Pace> {
  const { startPace } = await import('../boxed/keep-pace.ts');
  const { createProductWork } = await import('../boxed/product-work.ts');
  return startPace({
    ...parts,
    db,
    box,
    work: createProductWork(db, box),
    isOwnMail: (messageIds) => knowsMails(db, messageIds),
    systemNow,
    monotonic: () => performance.now(),
  });
}

/** Nor of the demo company, its log-in included. */
export const openDemoLogin = async (deps: IdentityDeps) => (await import('../boxed/demo.ts')).openDemoLogin(deps);

export async function seedDemo(box: Box, deps: DemoDeps, scope: Scope & { userId: string }) {
  return (await import('../boxed/demo.ts')).seedDemo(box, deps, scope);
}

type Boxed = { box: Box; pace: Pace; practice: PracticeDeps };

export async function addBoxedRoutes(api: Api, { box, pace, practice }: Boxed) {
  const { sandboxRoutes } = await import('../boxed/sandbox.routes.ts');
  const { practiceRoutes } = await import('../boxed/practice/practice.routes.ts');
  const { tellTime } = await import('../boxed/tell-time.ts');
  tellTime(api.app, box.clock);
  sandboxRoutes(api, box, pace);
  practiceRoutes(api, box, practice);
}

export const boxedClients = ({ identity: { google, microsoft } }: Box): OauthClients => ({
  google: { ...google, insecure: true },
  microsoft: { ...microsoft, insecure: true },
});
