import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/system-packages.ts';

/** The browser of the system, else Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
}
