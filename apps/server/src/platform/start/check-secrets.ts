import pg from 'pg';
import type { Tables } from '../db.ts';
import { connectOnce } from '../postgres/connect-once.ts';
import { createSealer } from '../secrets.ts';
import { OperatorError } from './operator-error.ts';

/** A column of what is sealed for long. `what` is its name in a sentence, `purpose` that of its sealer. */
export type SealedColumn = { what: string; purpose: string; table: keyof Tables; column: string };

type Secrets = readonly [Buffer, ...Buffer[]];

/**
 * Stops the start when what is stored was sealed with a secret that is not there: mailboxes could not log in, and people
 * who asked to be forgotten would not be known again. What the last start sealed is tried too, as hashes carry no sign of
 * theirs.
 */
export async function checkSecrets(url: string, secrets: Secrets, columns: readonly SealedColumn[], where: string) {
  const client = await connectOnce(url);
  try {
    const own = createSealer(secrets, 'installation');
    const { rows } = await client.query<{ sealed_check: string | null }>('select sealed_check from installation');
    const kept = rows[0]?.sealed_check;
    const foreign = [
      ...(kept && !own.hasKeyOf(kept) ? ['what the last start signed and hashed'] : []),
      ...(await listForeign(client, secrets, columns)),
    ];
    if (foreign.length > 0) {
      throw new OperatorError(
        `${where} does not open what is stored (${foreign.join(', ')}): another one sealed it, so start with that one or add it to OUTRIDER_OLD_SECRETS.`,
      );
    }
    if (kept && own.isCurrent(kept)) return;
    await client.query('update installation set sealed_check = $1', [own.seal('installation', 'installation')]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function listForeign(client: pg.Client, secrets: Secrets, columns: readonly SealedColumn[]): Promise<string[]> {
  const foreign: string[] = [];
  for (const { what, purpose, table, column } of columns) {
    const name = pg.escapeIdentifier(column);
    // One of each key.
    const { rows } = await client.query<{ sealed: string }>(
      `select distinct on (split_part(${name}, '.', 2)) ${name} as sealed from ${pg.escapeIdentifier(table)}`,
    );
    const sealer = createSealer(secrets, purpose);
    if (rows.some(({ sealed }) => !sealer.hasKeyOf(sealed))) foreign.push(what);
  }
  return foreign;
}
