import { systemNow } from '../platform/clock.ts';
import { createQueues, runJobs, stopBoss } from '../platform/jobs/job-runner.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import { requeueRestored } from '../platform/jobs/requeue-restored.ts';
import type { Loop, Registration } from '../platform/registration.ts';
import { sweepJob } from '../platform/sweep.job.ts';
import { openPace, seedDemo } from './box.ts';
import type { Infrastructure } from './infrastructure.ts';
import { KEPT } from './kept-records.ts';
import type { ModuleDeps } from './module-deps.ts';
import { systemMailJobOf } from './system-mail.ts';

/** Runs the jobs and loops of the modules, as far as this process is for them. */
export async function startWork(base: Infrastructure, deps: ModuleDeps, modules: readonly Registration[]) {
  const { db, pool, jobs, log, now, boss, box, boxClock, works } = base;
  const definitions: JobDefinition[] = [
    ...modules.flatMap((module) => module.jobs ?? []),
    systemMailJobOf(base, deps.postman, modules),
    sweepJob({ db, now, systemNow, kept: KEPT }),
  ];
  await createQueues(boss, pool, definitions);
  await requeueRestored(db, jobs, definitions);
  const seeded = await seedPast(base, deps);
  if (works) await runJobs(boss, definitions, log, { schedules: box === undefined });
  const pace = box && boxClock && (await openPace(box, { db, log, clock: boxClock, definitions }));
  const running: Loop[] = [];
  for (const start of modules.flatMap(({ loops }) => loops ?? [])) running.push(await start());
  return {
    pace,
    async stop() {
      await pace?.stop();
      for (const loop of running) await loop.stop();
      await deps.inboxCalls.close();
      deps.leadsAgent.close();
      await seeded?.stocked;
      await stopBoss(boss);
    },
  };
}

/** The demo company of the box; a box kept in memory begins empty. */
async function seedPast({ config, box, options }: Infrastructure, deps: ModuleDeps) {
  if (!box || !deps.demo || options.keepBoxInMemory) return undefined;
  const parts = {
    contacts: deps.contacts,
    mailboxes: deps.mailboxes,
    warmup: deps.warmup,
    campaigns: { ...deps.sending, ...deps.campaigns, ...deps.replies },
    billing: { ...deps.billing, appUrl: config.appUrl },
    leadsAgent: deps.leadsAgent,
  };
  return seedDemo(box, parts, deps.demo.scope);
}
