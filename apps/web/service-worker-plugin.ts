import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';

const WORKER = new URL('./service-worker.js', import.meta.url);
const OFFLINE_PAGE = new URL('./public/offline.html', import.meta.url);

/** Writes the service worker beside the page, with the files of this build that every page begins with. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const shell = shellOf(bundle).map((file) => `/${file}`);
    const [worker, offline] = await Promise.all([readFile(WORKER, 'utf8'), readFile(OFFLINE_PAGE, 'utf8')]);
    const version = createHash('sha256').update(worker).update(offline).update(shell.join()).digest('hex').slice(0, 16);
    const source = worker
      .replace('/* shell */ []', JSON.stringify(shell))
      .replace("/* version */ ''", JSON.stringify(`shell-${version}`));
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
};

/** The first script, what it imports, and their style sheets. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    chunk.imports.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(name);
  return [...files].sort();
}
