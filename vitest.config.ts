import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['apps/server/src/platform/testing/global-postgres.ts'],
    // Two cores: one worker each keeps the database template copies from queueing behind each other.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
