import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from './operator-error.ts';

type World = 'box' | 'live';

const FILE = 'world';
/** The boxed world kept these in a folder before folders remembered their world. */
const LEFT_BY_BOX = ['system-mail.jsonl', 'identity-keys.json'];

const WORDS: Record<World, string> = {
  box: 'the boxed world, with its demo log-in and invented people',
  live: 'the live world, with real people',
};

/** Stops a start in a folder of the other world. */
export function checkFolderWorld(dataDir: string, world: World) {
  const kept = folderWorld(dataDir);
  if (kept === undefined || kept === world) return;
  throw new OperatorError(
    `The data folder ${dataDir} belongs to ${WORDS[kept]}, so OUTRIDER_WORLD=${world} does not start on it: set OUTRIDER_DATA to another folder, or OUTRIDER_WORLD=${kept}.`,
  );
}

export const claimFolder = (dataDir: string, world: World) => writeFileSync(join(dataDir, FILE), `${world}\n`);

function folderWorld(dataDir: string): World | undefined {
  const file = join(dataDir, FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim() === 'live' ? 'live' : 'box';
  return LEFT_BY_BOX.some((name) => existsSync(join(dataDir, name))) ? 'box' : undefined;
}

/** The first start decides which world a database belongs to; a start in the other one ends here. */
export async function claimDatabase(url: string, world: World, where: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('insert into installation (world) values ($1) on conflict do nothing', [world]);
    const { rows } = await client.query<{ world: World }>('select world from installation');
    const kept = rows[0]?.world ?? world;
    if (kept === world) return;
    throw new OperatorError(
      `The database ${where} belongs to ${WORDS[kept]}, so OUTRIDER_WORLD=${world} does not start on it: give it another database, or set OUTRIDER_WORLD=${kept}.`,
    );
  } finally {
    await client.end();
  }
}
