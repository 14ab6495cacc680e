import { connectOnce } from './connect-once.ts';

/** Another one than that of migrations, which are made under it. */
const START_LOCK = 7_205_760;
const PATIENCE_MS = 5_000;

/** Several processes may start at once on an empty database: each prepares it after the other. */
export async function underStartLock<T>(url: string, say: (line: string) => void, work: () => Promise<T>): Promise<T> {
  const client = await connectOnce(url);
  const waiting = setTimeout(() => say('Another process prepares the database; waiting for it…'), PATIENCE_MS);
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    clearTimeout(waiting);
    return await work();
  } finally {
    clearTimeout(waiting);
    await client.end().catch(() => undefined);
  }
}
