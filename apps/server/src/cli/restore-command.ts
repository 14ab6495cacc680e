import { fileURLToPath } from 'node:url';
import { openBackup } from '../platform/backup/open-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { fileIn, showUsage } from './file-argument.ts';
import { inSentences, whereIs, withOwnDatabase } from './storage.ts';

const USAGE = `npx outrider restore FILE

Puts what npx outrider backup wrote into an empty database: that of DATABASE_URL, or a new one in OUTRIDER_DATA. Start with the
secret of then. Nothing is sent until all mailboxes were read and the owner of each workspace lets sending go on.
`;

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

export async function runRestore(args: string[]): Promise<number> {
  const file = fileIn(args);
  if (typeof file !== 'string') return showUsage(USAGE, file);
  return inSentences(async (storage) => {
    const backup = await openBackup(file);
    await withOwnDatabase(storage, async (url) => {
      const say = (line: string) => void process.stderr.write(`${line}\n`);
      const { world } = storage;
      const order = { url, backup, file, migrations: MIGRATIONS, world, where: whereIs(storage), say };
      const { at } = await restoreBackup(order);
      process.stdout.write(
        `The backup of ${at} is restored into the database ${whereIs(storage)}.
Start with the secret of then. Where the old data folder is still there, copy its folder "ledger" into the new one before: it knows who
opted out and what left since. Nothing is sent until all mailboxes were read and the owner of each workspace lets sending go on.
`,
      );
    });
  });
}
