import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Fails with what the command said. */
export const runCommand = promisify(execFile);
