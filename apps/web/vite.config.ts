import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:3000';
const SERVER_PATHS = [
  '/sirius',
  '/tp',
  '/account/',
  '/contacts',
  '/config.js',
  '/oauth2',
  '/login',
  '/openapi.json',
  '/docs',
  '/healthz',
];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    target: 'es2023',
    // A preloaded font would be inlined below this size, and an inlined font cannot be cached.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, SERVER])),
  },
});
