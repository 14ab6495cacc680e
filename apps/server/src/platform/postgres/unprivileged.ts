import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user "nobody" on every Linux, and in every container image. */
const NOBODY = 65_534;

/** How to run a program that refuses to run as root. */
export type Unprivileged = (program: string, args: string[]) => Promise<{ stdout: string; stderr: string }>;

/**
 * PostgreSQL will not start as root. As root we first try a user namespace: the server then sees another user id while
 * the files stay ours, which also works in a folder no other user can enter (such as /root). Where namespaces are
 * forbidden (many containers), the data folder is given to "nobody".
 */
export async function unprivileged(dataDir: string): Promise<Unprivileged> {
  if (process.getuid?.() !== 0) return (program, args) => run(program, args);
  const namespace = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  const allowed = await run('unshare', [...namespace, 'true']).then(
    () => true,
    () => false,
  );
  if (allowed) return (program, args) => run('unshare', [...namespace, program, ...args]);
  await chown(dataDir, NOBODY, NOBODY);
  return (program, args) => run(program, args, { uid: NOBODY, gid: NOBODY });
}
