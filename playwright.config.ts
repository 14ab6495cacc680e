import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/system-packages.ts';

/** Another run on the same machine needs another port. */
const PORT = Number(process.env.E2E_PORT ?? 3900);
const ORIGIN = `http://localhost:${PORT}`;
const executablePath = findBrowser();

/** e2e/shared runs on both form factors, e2e/desktop and e2e/phone on their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // How long something may take is judged by the benches: two cores run two browsers, the product and its mail world here.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env.OUTRIDER_BROWSER_REPORT ?? 'test-results/playwright.json' }]],
  use: {
    baseURL: ORIGIN,
    locale: 'en-US',
    // What a test answers in the server's place does not pass through a worker; it has a test of its own.
    serviceWorkers: 'block',
    // Nothing is proven by watching a drawer slide.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step costs an eighth of the time: who looks for a cause asks for it with --trace retain-on-failure.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: ['shared/**/*.spec.ts', 'desktop/**/*.spec.ts'],
      use: { viewport: { width: 1440, height: 900 }, screen: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: ['shared/**/*.spec.ts', 'phone/**/*.spec.ts'],
      use: {
        userAgent: devices['Pixel 7'].userAgent,
        viewport: { width: 375, height: 812 },
        screen: { width: 375, height: 812 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/start-product.ts ${PORT}`,
    url: `${ORIGIN}/readyz`,
    // A first start on a cold disk reads some thousand files while the other tests read theirs.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
