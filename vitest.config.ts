import { defineConfig } from 'vitest/config';
import { TEXTS_ALIAS } from './apps/web/texts-alias.ts';
import { TestOrder } from './scripts/test-order.ts';

const PATIENCE_MS = 60_000;

export default defineConfig({
  test: {
    // Twice the two cores of a small machine: many tests wait for a queue, a pause or another process most of their time.
    maxWorkers: 4,
    // Most of what a test makes is gone at once: with more room for what is new, a quarter of the work falls away.
    execArgv: ['--max-semi-space-size=64'],
    // How long something may take is judged by the benches; here a loaded machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: TestOrder },
    expect: { poll: { timeout: PATIENCE_MS } },
    setupFiles: ['scripts/steady-tests.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/!(sandbox)/**/*.test.ts'],
          // Plain values in, plain values out: nothing one file leaves behind could reach another, so they share a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['{packages/sandbox,apps/server,scripts,bench}/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/global-postgres.ts'],
          // Each has a database of its own and is handed its clock and its luck, so they share a worker too.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          alias: TEXTS_ALIAS,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/ui/tidy-tests.ts'],
          // A page costs more than most of what is tested on it; the set-up leaves it as it was found.
          isolate: false,
        },
      },
    ],
  },
});
