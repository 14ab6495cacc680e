import { readFileSync, readlinkSync } from 'node:fs';

/** What proc(5) says of a process: its state and when it started, which no other process of the same number shares. */
function statOf(pid: number): { state: string; startedAt: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold blanks and brackets. State is field 3, the start in ticks since boot is field 22.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** One that ended but was not yet collected by its parent does not run any more. */
export function isProcessRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return statOf(pid)?.state !== 'Z';
}

/** Empty where the system does not tell. */
export const processStart = (pid: number): string => statOf(pid)?.startedAt ?? '';

/** Undefined where the system does not tell. */
export function commandLine(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return undefined;
  }
}

/** In which folder a process works; undefined where the system does not tell, or not us. */
export function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
