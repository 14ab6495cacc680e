import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordsOf } from '../words-of.ts';
import { OperatorError } from './operator-error.ts';

/** Makes the folder and tries whether it can be written to. */
export function makeDataFolder(dataDir: string) {
  try {
    makeFolders(dataDir);
    const tried = join(dataDir, `written-${process.pid}`);
    writeFileSync(tried, '');
    rmSync(tried);
  } catch (error) {
    throw new OperatorError(
      `OUTRIDER_DATA should be a folder this user may write to; ${dataDir} cannot be used: ${wordsOf(error)}.`,
      { cause: error },
    );
  }
}

/** One by one: where a folder cannot exist, such as under /proc, Node's own recursive way tries for ever. */
function makeFolders(folder: string) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
