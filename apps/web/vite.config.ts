import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { servedAntSheet, withoutAntStyles } from './ant-styles/without-ant-styles.ts';
import { joinedFiles } from './joined-files.ts';
import { leanFonts } from './lean-fonts.ts';
import { preloadFont, scriptsOfTheirOwn, stylesAfterFrame } from './opening-page.ts';
import { pageFiles } from './page-files-plugin.ts';
import { pureContract } from './pure-contract.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { slimAntForms } from './slim-ant-forms.ts';
import { TEXTS_ALIAS } from './texts-alias.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

const SERVER = 'http://127.0.0.1:3000';
const SERVER_PATHS = [
  '/sirius',
  '/tp',
  '/t/',
  '/d/',
  '/account/',
  '/contacts',
  '/config.js',
  '/oauth2',
  '/login',
  '/openapi.json',
  '/docs',
  '/healthz',
];

const BASE_PRIORITY = 10_000;
/**
 * What every page runs, in files that only a new version of a library changes. A browser compiles a file at a time, and one of 400 kB
 * kept it from answering for 60 to 130 ms.
 */
const BASE_FILES = {
  react: /node_modules\/(?:react|react-dom|scheduler)\//,
  base: /node_modules\/(?:react-router|zod)\//,
};

const config: UserConfig = {
  resolve: { alias: TEXTS_ALIAS },
  plugins: [
    react(),
    withoutJsonSchema,
    withoutAntStyles,
    servedAntSheet,
    pureContract,
    slimAntForms,
    preloadFont,
    stylesAfterFrame,
    scriptsOfTheirOwn,
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    // A page fetched some thirty sheets of a kilobyte each, and their order hung on which came first.
    cssCodeSplit: false,
    target: 'es2023',
    // A preloaded font would be inlined below this size, and an inlined font cannot be cached.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, SERVER])),
  },
};

/** In a hook: a program that only reads this file, such as a linter, starts no build. */
const joinFiles: Plugin = {
  name: 'join-files',
  apply: 'build',
  async config(_config, env) {
    const base = Object.entries(BASE_FILES).map(([name, test]) => ({ name, test, priority: BASE_PRIORITY }));
    const groups = [...base, ...(await joinedFiles(config, env))];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
};

export default defineConfig({ ...config, plugins: [config.plugins, leanFonts, serviceWorker, joinFiles, pageFiles] });
