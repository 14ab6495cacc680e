import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { servedAntSheet, withoutAntStyles } from './ant-styles/without-ant-styles.ts';
import { joinedFiles } from './joined-files.ts';
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

/** The one font file every page needs; the other alphabets wait until a page uses them. */
const PRELOADED_FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => PRELOADED_FONT.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
        injectTo: 'head-prepend',
      })),
};

/**
 * Style sheets stand behind the frame of the page, so that it is drawn before they have come. Scripts wait for them where
 * they stand, as they would in the head.
 */
const stylesAfterFrame: Plugin = {
  name: 'styles-after-frame',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const sheets = html.match(STYLE_SHEET) ?? [];
      return html.replace(STYLE_SHEET, '').replace('</body>', `${sheets.map((sheet) => sheet.trim()).join('')}</body>`);
    },
  },
};

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

export default defineConfig({ ...config, plugins: [config.plugins, serviceWorker, joinFiles, pageFiles] });
