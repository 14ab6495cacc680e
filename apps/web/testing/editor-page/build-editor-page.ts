import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { TEXTS_ALIAS } from '../../texts-alias.ts';

/** The editor on a page of its own, for tests and benches; the product has no such page. */
export const buildEditorPage = (outDir: string, base: string) =>
  build({
    root: import.meta.dirname,
    base,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: TEXTS_ALIAS },
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 5_000 },
  });
