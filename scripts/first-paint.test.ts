import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Manifest } from '../apps/web/build-manifest.ts';
import { gzippedSizes, scriptsOf } from './first-paint.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'] },
  'src/router.tsx': { file: 'router.js', imports: ['_react.js', '_icons.js'] },
  'src/later.tsx': { file: 'later.js', imports: ['_charts.js'] },
  '_react.js': { file: 'react.js' },
  '_icons.js': { file: 'icons.js', imports: ['src/router.tsx'] },
  '_charts.js': { file: 'charts.js' },
  'src/font.woff2': { file: 'font.woff2' },
};

it('Follows static imports from each part, counts a shared file once and leaves lazy parts out', () => {
  const files = scriptsOf(MANIFEST, ['index.html', 'src/router.tsx', 'src/font.woff2']);
  expect(files.sort()).toEqual(['icons.js', 'index.js', 'react.js', 'router.js']);
});

it('Refuses a part that the build does not have instead of counting it as nothing', () => {
  expect(() => scriptsOf(MANIFEST, ['src/renamed.tsx'])).toThrow('src/renamed.tsx is not in the manifest');
});

it('Measures what travels, largest first', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'outrider-dist-'));
  const texts = { 'small.js': 'a', 'large.js': Array.from({ length: 500 }, (_, i) => i * i).join() };
  for (const [file, text] of Object.entries(texts)) await writeFile(join(dist, file), text);
  const sizes = await gzippedSizes(dist, ['small.js', 'large.js']);
  await rm(dist, { recursive: true });
  expect(sizes).toEqual([
    { file: 'large.js', bytes: gzipSync(texts['large.js']).length },
    { file: 'small.js', bytes: gzipSync(texts['small.js']).length },
  ]);
});
