import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { explainWorkspace } from '@outrider/contract/campaigns/forecast';
import { quickSignIn } from '@outrider/contract/sign';
import { type Check, type FaultProduct, messageOf, readyz, report, startFaultProduct, until } from './fault-product.ts';

const DISK_MB = 600;
const FULL_SECONDS = 20;

/** Fills the disk under the whole product, once nearly and once to the last byte. Needs root and Linux, for a disk of its own. */
export async function run(say: (line: string) => void): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    say('This needs root on Linux: it mounts a small disk of its own.');
    return false;
  }
  const folder = await mkdtemp(join(tmpdir(), 'outrider-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder]);
  try {
    await chmod(folder, 0o755);
    const product = await startFaultProduct({ OUTRIDER_DATA: join(folder, 'data') });
    const checks = [...(await fill(product, folder, 20)), ...(await fill(product, folder, 0))];
    const ended = once(product.child, 'exit');
    product.child.kill('SIGTERM');
    const [code] = await ended;
    return report([...checks, [code === 0, `it ends with code ${code}`]], say);
  } finally {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(product: FaultProduct, folder: string, leftMb: number): Promise<Check[]> {
  const before = product.lines().length;
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = await statfs(folder);
  const bytes = bavail * bsize - leftMb * 1_048_576;
  // It ends with "no space left" where the product took some meanwhile.
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', `count=${Math.ceil(bytes / 1_048_576)}`], {
      stdio: 'ignore',
    });
  } catch {}
  await pause(FULL_SECONDS * 1_000);
  const { status, text } = await readyz(product);
  const shown = await reasonOf(product);
  const said = product.lines().slice(before);
  await rm(ballast);
  await until(async () => (await readyz(product)).status === 200);
  const lines = product.lines().slice(before);
  const left = `${leftMb} MB left`;
  return [
    [status === 503 && text.includes('is full'), `${left}: /readyz ${status} ${text}`],
    [shown === 'diskFull', `${left}: what waits says ${shown}`],
    [said.length === 1, `${left}: said in ${said.length} lines: ${said.map(messageOf).join(' | ')}`],
    [true, `with room again it goes on by itself: ${lines.slice(said.length).map(messageOf).join(' | ')}`],
  ];
}

/** As the top of every page asks; the log-in may need room too, so it is one from before where there is one. */
let token = '';
async function reasonOf({ base }: FaultProduct): Promise<string> {
  if (!token) {
    const signedIn = await fetch(base + quickSignIn.path, { method: 'POST' });
    token = (await signedIn.json()).data?.token ?? '';
  }
  const response = await fetch(base + explainWorkspace.path, {
    method: explainWorkspace.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(explainWorkspace.method === 'POST' ? { body: '{}' } : {}),
  });
  const { code, data } = await response.json();
  return data?.waitReason?.reason ?? `code ${code}, next ${JSON.stringify(data?.next)}`;
}
