import pg from 'pg';
import { wordsOf } from '../words-of.ts';

const PATIENCE_MS = 3_000;

/** Why the database does not answer, asked over a connection of its own; undefined when it does. */
export async function askDatabase(url: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return wordsOf(error);
  } finally {
    // Not waited for: a server that stopped in its tracks closes nothing.
    void client.end().catch(() => undefined);
  }
}
