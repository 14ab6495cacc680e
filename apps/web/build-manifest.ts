type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
/** What Vite writes to dist/.vite/manifest.json, as far as it is used here. */
export type Manifest = Record<string, Chunk>;

/** The files of these parts and of everything they import. A part that is not there is an error, not zero bytes. */
export function filesOf(manifest: Manifest, parts: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest of the build. Was it renamed?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    chunk.imports?.forEach(visit);
  };
  parts.forEach(visit);
  return [...files];
}
