import { spawnSync } from 'node:child_process';
import { platform } from 'node:os';
import { missingForLiveTrial } from '../../scripts/system-packages.ts';
import type { Form } from './trial.ts';

/** A network, a table of mounts and of processes of its own; all of it ends with its first process. */
export const UNSHARE = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Why the live trial cannot run on this machine, in one sentence; undefined where it can. */
export function whyNotHere(form: Form): string | undefined {
  if (platform() !== 'linux') return 'The live trial needs Linux, for its network namespaces.';
  if (process.getuid?.() !== 0)
    return 'The live trial needs root, to make a network namespace and start mail servers in it.';
  const missing = missingForLiveTrial(form);
  if (missing) return `The live trial needs Debian's packages (${missing}).`;
  const { status, stderr } = spawnSync('unshare', [...UNSHARE, 'true'], { encoding: 'utf8' });
  if (status !== 0) return `The live trial may not make a network namespace here: ${stderr.trim()}.`;
  return undefined;
}
