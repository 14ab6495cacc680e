import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebIfNeeded } from '../../apps/server/src/build-web.ts';
import { ROOT } from '../../scripts/repository.ts';
import { ensureLiveTrialPackages } from '../../scripts/system-packages.ts';
import { UNSHARE, whyNotHere } from './why-not-here.ts';

/** What Automake and others take for "skipped". */
const SKIPPED = 77;
/** Kept by Node for the next process: the product is started many times. */
const COMPILED = process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules/.cache/compiled');
const INSIDE = fileURLToPath(new URL('./inside.ts', import.meta.url));

/** `npm run live-trial`, or `npm run live-trial -- --short`. */
const form = process.argv.includes('--short') ? 'short' : 'full';
await ensureLiveTrialPackages(form, (line) => console.log(line));
const why = whyNotHere(form);
if (why) {
  console.log(why);
  process.exitCode = SKIPPED;
} else {
  await buildWebIfNeeded((line) => console.log(line));
  process.exitCode = await runInside();
}

async function runInside(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'live-trial-'));
  // Servers that drop root have to get through.
  await chmod(folder, 0o755);
  try {
    const child = spawn('unshare', [...UNSHARE, process.execPath, INSIDE, folder, form], {
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...process.env, TMPDIR: folder, NODE_COMPILE_CACHE: COMPILED },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGKILL'));
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
