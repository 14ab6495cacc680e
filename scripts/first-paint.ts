import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[] };
/** What Vite writes to dist/.vite/manifest.json, as far as it is used here. */
export type Manifest = Record<string, Chunk>;

/** What a browser on a computer fetches for the sign-in page: the page's own script, then the lazy parts it opens. */
export const SIGN_IN_PARTS = [
  'index.html',
  'src/app/desktop-router.tsx',
  'src/screens/desktop/sign/sign-in-screen.tsx',
  'src/i18n/en/sign.json',
  // Fetched as soon as the page is drawn.
  'src/ui/toast/desktop-toasts.tsx',
];

/** The files of these parts and of everything they import. A part that is not there is an error, not zero bytes. */
export function scriptsOf(manifest: Manifest, parts: string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest of the build. Was it renamed?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  parts.forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
}

export type ScriptSize = { file: string; bytes: number };

export async function gzippedSizes(dist: string, files: string[]): Promise<ScriptSize[]> {
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, bytes: gzipSync(await readFile(join(dist, file))).length })),
  );
  return sizes.sort((a, b) => b.bytes - a.bytes);
}
