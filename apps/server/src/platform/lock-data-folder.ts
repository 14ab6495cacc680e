import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './operator-error.ts';

/** Two servers on one data folder would stop each other's database. Gives the function that unlocks. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'outrider.pid');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isAlive(owner)) {
      throw new OperatorError(`Outrider already runs on ${dataDir} (process ${owner}). Stop it, or set OUTRIDER_DATA.`);
    }
    // Left behind by a process that was killed.
    writeFileSync(file, String(process.pid));
  }
  return async () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
