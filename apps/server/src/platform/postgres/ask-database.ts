import pg from 'pg';
import type { Trouble } from '../trouble.ts';
import { wordsOf } from '../words-of.ts';
import { isDiskFull } from './connection-loss.ts';

const PATIENCE_MS = 3_000;

/** Takes new pages, as rows of a table do, and leaves nothing behind. */
const WRITE = `begin;
  create temp table written on commit drop as select md5(n::text) from generate_series(1, 4000) n;
  rollback`;

export const databaseAway = (words: string): Trouble => ({
  kind: 'databaseAway',
  sentence: `The database does not answer: ${words}.`,
});

/** Why the database does not work, asked over a connection of its own; undefined when it does. */
export async function askDatabase(url: string): Promise<Trouble | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(WRITE);
    return undefined;
  } catch (error) {
    const words = wordsOf(error);
    return isDiskFull(error)
      ? { kind: 'diskFull', sentence: `The disk of the database is full: ${words}.` }
      : databaseAway(words);
  } finally {
    // Not waited for: a server that stopped in its tracks closes nothing.
    void client.end().catch(() => undefined);
  }
}
