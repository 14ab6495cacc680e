import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWebIfNeeded } from '../apps/server/src/build-web.ts';
import { gzippedSizes, SIGN_IN_PARTS, scriptsOf } from './first-paint.ts';
import { ROOT } from './repository.ts';

const LIMIT_BYTES = 250_000;
const DIST = join(ROOT, 'apps/web/dist');

await buildWebIfNeeded((line) => console.log(line));
const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
const sizes = await gzippedSizes(DIST, scriptsOf(manifest, SIGN_IN_PARTS));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
for (const { file, bytes } of sizes) console.log(`${kilobytes(bytes).padStart(10)}  ${file}`);
console.log(
  `The sign-in page needs ${kilobytes(total)} of JavaScript, gzipped; ${kilobytes(LIMIT_BYTES)} are allowed.`,
);
process.exitCode = total > LIMIT_BYTES ? 1 : 0;
