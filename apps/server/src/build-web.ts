import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WEB = join(ROOT, 'apps/web');
/** What the build depends on, beside the files of `apps/web` itself and the rules it shares with the server. */
const SOURCES = ['apps/web/src', 'apps/web/public', 'apps/web/ant-styles', 'package-lock.json'];
const DIST = join(WEB, 'dist');
const STAMP = '.source-hash';

/** Builds the web app when it is not built, or built from other sources than these. */
export async function buildWebIfNeeded(say: (line: string) => void): Promise<void> {
  const hash = await sourceHash();
  const built = await readFile(join(DIST, STAMP), 'utf8').catch(() => '');
  if (built === hash) return;
  say('Building the web app…');
  // Beside the old build and then in its place: a server that runs, or a second start, never sees half of one.
  const fresh = `${DIST}.${process.pid}`;
  try {
    await runVite(fresh);
    await compressAssets(join(fresh, 'assets'));
    await writeFile(join(fresh, STAMP), hash);
    await rm(DIST, { recursive: true, force: true });
    await rename(fresh, DIST);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  const packages = (await readdir(join(ROOT, 'packages'))).sort().map((name) => `packages/${name}/src`);
  const own = (await readdir(WEB, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
  for (const source of [...SOURCES, ...own.sort().map((name) => `apps/web/${name}`), ...packages]) {
    for (const file of await filesOf(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Written once here, so that serving a file costs no compression. Fonts and pictures are compressed already. */
async function compressAssets(folder: string): Promise<void> {
  for (const file of (await filesOf(folder)).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = await readFile(file);
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  }
}

function runVite(outDir: string): Promise<void> {
  return new Promise((done, failed) => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'], {
      cwd: WEB,
      stdio: 'inherit',
      // biome-ignore lint/style/noProcessEnv: handed on; the caller may be a test, which would get a larger build.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', failed);
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error('The web app could not be built (see above).')),
    );
  });
}
