// Runs on any Node the machine has, before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const lock = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');
const stamp = new URL('node_modules/.outrider-lock', root);

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing the locked packages…');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Not `npm ci`: it refuses a lock that lacks the optional builds of some other platform. Without saving, the lock rules too.
  const { status } = spawnSync(
    command,
    [...args, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed (see above). Run npm start again once that is mended.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}
