import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';

const WORKER = new URL('./service-worker.js', import.meta.url);
const OFFLINE_PAGE = new URL('./public/offline.html', import.meta.url);

/** Writes the service worker beside the page, with the files of this build that every page begins with. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    // The style sheet is made here too.
    order: 'post',
    async handler(_options, bundle) {
      const shell = shellOf(bundle).map((file) => `/${file}`);
      const [worker, offline] = await Promise.all([readFile(WORKER, 'utf8'), readFile(OFFLINE_PAGE, 'utf8')]);
      const version = createHash('sha256').update(worker).update(offline).update(shell.join()).digest('hex');
      const source = worker
        .replace('/* shell */ []', JSON.stringify(shell))
        .replace("/* version */ ''", JSON.stringify(`shell-${version.slice(0, 16)}`));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
};

/** The first script, what it imports, and the style sheet of the product. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const scripts = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    chunk.imports.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(name);
  const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.names.includes('style.css'));
  return [...scripts, ...sheets.map(({ fileName }) => fileName)].sort();
}
