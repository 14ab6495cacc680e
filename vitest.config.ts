import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['apps/server/src/platform/testing/global-postgres.ts'],
    // One more than the two cores of a small machine: some tests wait for a queue or another process most of their time.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
