import { existsSync } from 'node:fs';
import { VERSION } from '@outrider/contract/limits';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { OperatorError } from '../platform/start/operator-error.ts';
import { fileIn, showUsage } from './file-argument.ts';
import { inSentences, whereIs, withDatabase } from './storage.ts';

const USAGE = `npx outrider backup FILE

Writes everything in the database into FILE, in one snapshot, also while the product runs. Which database is meant is told as
at the start, by DATABASE_URL or OUTRIDER_DATA. The secret is not in it.
`;

export async function runBackup(args: string[]): Promise<number> {
  const file = fileIn(args);
  if (typeof file !== 'string') return showUsage(USAGE, file);
  return inSentences(async (storage) => {
    if (existsSync(file)) throw new OperatorError(`${file} is there already: give another name, or remove it first.`);
    await withDatabase(storage, async (url) => {
      const say = (line: string) => void process.stderr.write(`${line}\n`);
      const { rows, bytes } = await writeBackup({ url, file, product: VERSION, now: new Date(), say });
      process.stdout.write(
        `${file}: ${rows} rows of the database ${whereIs(storage)}, ${bytes} bytes.
The secret is not in it: keep OUTRIDER_SECRET, or secret.key of the data folder, elsewhere. Without it passwords of mailboxes cannot
be opened. Keep the folder "ledger" of the data folder too where you can: it knows who opts out and what leaves after this backup.
Uploaded files are not in it either: keep the folder "files" of the data folder, or the bucket of OUTRIDER_S3_URL.
`,
      );
    });
  });
}
