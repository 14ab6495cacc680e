import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
/** What Vite writes to dist/.vite/manifest.json, as far as it is used here. */
export type Manifest = Record<string, Chunk>;

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
