import { readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessRunning, workingFolder } from '../start/process-state.ts';

const fileOf = (cluster: string) => join(cluster, 'postmaster.pid');

/** Of the server that runs on this cluster, or ran; 0 when none did or it was stopped. */
export function postmasterPid(cluster: string): number {
  try {
    return Number(readFileSync(fileOf(cluster), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

/**
 * PostgreSQL does not start while the number in its pid file belongs to any living process, of any program. A
 * server works in its cluster's folder (proc(5)), and so do its helpers, which may outlive it for a moment: where none of
 * them is left, the file is of no use.
 */
export function removeStalePidFile(cluster: string) {
  const pid = postmasterPid(cluster);
  if (pid === 0) return;
  const own = realpathSync(cluster);
  if (isProcessRunning(pid) && workingFolder(pid) === own) return;
  const processes = listProcesses();
  if (processes.length > 0 && !processes.some((other) => workingFolder(other) === own)) rmSync(fileOf(cluster));
}

/** Empty where the system does not tell. */
function listProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
