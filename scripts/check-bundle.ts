import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWebIfNeeded } from '../apps/server/src/build-web.ts';
import type { Manifest } from '../apps/web/build-manifest.ts';
import {
  FORMS,
  type Form,
  type OpenedScreen,
  partsOf,
  readScreens,
  unreadScreens,
} from '../apps/web/opened-screens.ts';
import { gzippedSizes, scriptsOf } from './first-paint.ts';
import { isListedInVain, limitOf } from './page-limits.ts';
import { ROOT } from './repository.ts';

const DIST = join(ROOT, 'apps/web/dist');

await buildWebIfNeeded((line) => console.log(line));
const manifest: Manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
const faults: string[] = [];
for (const form of FORMS) {
  const screens = await screensOf(form);
  faults.push(...unreadScreens(manifest, form, screens).map((file) => `${file}: no router is read that opens it`));
  for (const screen of screens) await weigh(form, screen);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function screensOf(form: Form): Promise<OpenedScreen[]> {
  const screens = await readScreens(form);
  const opened = new Map(screens.map((screen) => [`${screen.file} ${screen.areas.join()}`, screen]));
  return [...opened.values()];
}

async function weigh(form: Form, screen: OpenedScreen): Promise<void> {
  const sizes = await gzippedSizes(DIST, scriptsOf(manifest, partsOf(form, screen)));
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
  const limit = limitOf(form, screen.file);
  const line = `${kilobytes(bytes)} of ${kilobytes(limit)}  ${String(sizes.length).padStart(3)} files  ${form} ${screen.file}`;
  console.log(line);
  if (bytes > limit) faults.push(`Too much: ${line}`);
  if (isListedInVain(form, screen.file, bytes)) faults.push(`No longer over the limit, yet listed: ${line}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
