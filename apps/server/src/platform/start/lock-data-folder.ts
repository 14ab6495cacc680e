import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './operator-error.ts';
import { commandLine, isProcessRunning, processStart } from './process-state.ts';

/** Two servers on one data folder would stop each other's database. Gives the function that unlocks. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'outrider.pid');
  const own = `${process.pid}\n${processStart(process.pid)}\n`;
  try {
    writeFileSync(file, own, { flag: 'wx' });
  } catch {
    const [pid = '', startedAt = ''] = readFileSync(file, 'utf8').split('\n');
    if (isOwner(Number(pid), startedAt)) {
      throw new OperatorError(`Outrider already runs on ${dataDir} (process ${pid}). Stop it, or set OUTRIDER_DATA.`);
    }
    // Left behind by a process that was killed.
    writeFileSync(file, own);
  }
  return async () => rmSync(file, { force: true });
}

/** After a crash or a restart of the machine the number may belong to any program: it must have started when the owner did. */
function isOwner(pid: number, startedAt: string): boolean {
  if (pid === process.pid || !isProcessRunning(pid)) return false;
  if (startedAt) return processStart(pid) === startedAt;
  // Written by an earlier version, or where the system tells neither.
  return commandLine(pid)?.includes('main.ts') ?? true;
}
