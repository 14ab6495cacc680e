import pg from 'pg';
import { OperatorError } from '../start/operator-error.ts';
import { wordsOf } from '../words-of.ts';

const PATIENCE_MS = 10_000;

/** A connection of its own. What keeps it from being made is a sentence for the operator. */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  // A connection that breaks between two statements: the next statement fails, and says so.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new OperatorError(whyNotConnected(error, client), { cause: error });
  }
}

/** SQLSTATE classes, PostgreSQL's manual, appendix A. */
function whyNotConnected(error: unknown, { host, port, user, database }: pg.Client): string {
  const at = `${host}:${port}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = wordsOf(error);
  if (code.startsWith('28')) return `DATABASE_URL: the PostgreSQL at ${at} does not let the user ${user} in: ${words}.`;
  if (code === '3D000')
    return `DATABASE_URL: the PostgreSQL at ${at} has no database called ${database}, so create it first.`;
  return `DATABASE_URL: no PostgreSQL answers at ${at} (${words}); it should look like postgres://user:password@host:5432/database.`;
}
