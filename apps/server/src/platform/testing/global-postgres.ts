import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createQueues, openBoss } from '../jobs/job-runner.ts';
import { createLog } from '../log.ts';
import { migrate } from '../migrate.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { QUEUES_IN_TESTS } from './test-queues.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Nothing here outlives the run, so nothing needs to reach the disk. */
const IN_MEMORY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Each of some thousand connections derives its key anew, 4096 times over as a rule (RFC 7677); here nobody guesses. */
async function weakenPassword(admin: pg.Client, password: string) {
  await admin.query('set scram_iterations = 1');
  await admin.query(`alter role postgres password ${pg.escapeLiteral(password)}`);
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-test-'));
  const postgres = await startEmbeddedPostgres({ folder, settings: IN_MEMORY });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await weakenPassword(admin, new URL(postgres.url).password);
  await admin.query('create database template_outrider');
  const template = postgres.url.replace(/[^/]+$/, 'template_outrider');
  await migrate(template, MIGRATIONS);
  const boss = await openBoss({ url: template, log: createLog('silent'), works: false });
  const pool = new pg.Pool({ connectionString: template });
  await createQueues(boss, pool, QUEUES_IN_TESTS);
  await pool.end();
  await boss.stop({ graceful: false });
  await admin.end();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
