import { vi } from 'vitest';

/** What is waited for in a test may take its time on a loaded machine; a second, as it is by default, is too short there. */
const PATIENCE_MS = 60_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

/** Where a change is judged, it is judged by the same cases as the one before. A run by hand draws new ones. */
const CI_SEED = 4_417;

if (process.env.CI) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: CI_SEED });
}
