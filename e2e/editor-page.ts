import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildEditorPage } from '../apps/web/testing/editor-page/build-editor-page.ts';

const PLACE = '/editor-alone/';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Built once for a process. */
let built: Promise<string> | undefined;

async function build(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-editor-'));
  await buildEditorPage(folder, PLACE);
  return folder;
}

/** Opens it at the given site, as browsers give the clipboard only to a site they trust. */
export async function openEditorPage(page: Page, origin: string): Promise<void> {
  built ??= build();
  const folder = await built;
  await page.route(`${origin}${PLACE}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(PLACE.length) || 'index.html';
    try {
      const body = await readFile(join(folder, path));
      await route.fulfill({ body, contentType: TYPES[extname(path)] ?? 'application/octet-stream' });
    } catch {
      await route.fulfill({ status: 404 });
    }
  });
  await page.goto(`${origin}${PLACE}`);
  await page.locator('html[data-ready]').waitFor();
}
