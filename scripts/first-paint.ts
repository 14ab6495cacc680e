import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, type Manifest } from '../apps/web/build-manifest.ts';

/** The scripts of these parts and of everything they import. */
export const scriptsOf = (manifest: Manifest, parts: readonly string[]): string[] =>
  filesOf(manifest, parts).filter((file) => file.endsWith('.js'));

export type ScriptSize = { file: string; bytes: number };

export async function gzippedSizes(dist: string, files: string[]): Promise<ScriptSize[]> {
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, bytes: gzipSync(await readFile(join(dist, file))).length })),
  );
  return sizes.sort((a, b) => b.bytes - a.bytes);
}
