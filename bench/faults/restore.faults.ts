import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectOnce } from '../../apps/server/src/platform/postgres/connect-once.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { drillRestore } from '../../apps/server/src/restore-drill-testing.ts';
import { type Check, report } from './fault-product.ts';

const LEADS = 60;

/** Where copies are put into Sent by the provider or by us, and whether the data folder outlived the database. */
const CASES = [
  { host: 'workspace.gmail.test', keepsFolder: true },
  { host: 'mailhaven.test', keepsFolder: true },
  { host: 'workspace.gmail.test', keepsFolder: false },
  { host: 'mailhaven.test', keepsFolder: false },
] as const;

/** Brings an older backup back while the world remembers what was sent since; judged by what its people got. */
export async function run(say: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-restore-'));
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  const checks: Check[] = [];
  try {
    for (const [index, { host, keepsFolder }] of CASES.entries()) {
      const name = `${host}, data folder ${keepsFolder ? 'kept' : 'lost'}`;
      say(name);
      const [first, second] = await Promise.all(
        ['first', 'second'].map((which) => create(postgres.url, `${which}_${index}`)),
      );
      const own = join(folder, `case-${index}`);
      const found = await drillRestore({
        first: first ?? '',
        second: second ?? '',
        folder: own,
        leads: LEADS,
        keepsFolder,
        host,
        say,
      });
      checks.push(...judge(name, found, keepsFolder));
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return report(checks, say);
}

type Found = Awaited<ReturnType<typeof drillRestore>>;

function judge(
  name: string,
  { sentWhileHeld, twice, afterLeaving, byLink, unreached, inDoubt, followedUp }: Found,
  keepsFolder: boolean,
): Check[] {
  // Who left by link after the backup is known beside the database alone.
  const unknowable = keepsFolder ? [] : byLink;
  const wrong = afterLeaving.filter((address) => !unknowable.includes(address));
  return [
    [sentWhileHeld === 0, `${name}: ${sentWhileHeld} sent while held`],
    [twice.length === 0, `${name}: ${twice.length} of ${LEADS} got a mail twice`],
    [
      wrong.length === 0,
      `${name}: ${wrong.length} mailed after they had answered or left (${afterLeaving.length - wrong.length} by a link nobody remembers)`,
    ],
    [unreached <= inDoubt, `${name}: ${unreached} not reached, ${inDoubt} in doubt; ${followedUp} followed up`],
  ];
}

async function create(url: string, name: string): Promise<string> {
  const client = await connectOnce(url);
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/[^/]+$/, name);
}
