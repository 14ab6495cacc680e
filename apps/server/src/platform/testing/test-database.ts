import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db.ts';
import './global-postgres.ts';

export type TestDatabase = Database & { url: string };

/** A private PostgreSQL database with the real schema and the real queue. Nothing is mocked. */
export const testDatabase = (): Promise<TestDatabase> => createFrom('template_outrider');

/** One nobody has started on yet. */
export const emptyDatabase = (): Promise<TestDatabase> => createFrom('template0');

/** As another one is now. Its connections end: nobody may be connected to what is copied. */
export async function copyOf({ url }: TestDatabase): Promise<TestDatabase> {
  const name = new URL(url).pathname.slice(1);
  await once(inject('postgresUrl'), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  return createFrom(name);
}

async function createFrom(template: string): Promise<TestDatabase> {
  const admin = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files, not through the log: half the work, and nothing here has to survive a crash.
  await once(admin, `create database ${name} template ${template} strategy file_copy`);
  const url = admin.replace(/[^/]+$/, name);
  const database = openDatabase(url, { maxConnections: 8 });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await once(admin, `drop database ${name} with (force)`);
    },
  };
}

async function once(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
