import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@outrider/contract/languages';
import type { Plugin } from 'vite';
import { filesOf, type Manifest } from './build-manifest.ts';
import { areasOf, codeOf, FORMS, type Form, type OpenedScreen, readScreens, textsPart } from './opened-screens.ts';

/** In a folder that is not served: the server reads it. */
const PAGE_FILES = '.vite/page-files.json';
const MANIFEST = '.vite/manifest.json';

type PageFiles = { form: Form; path: string; files: string[]; texts: Record<string, string[]> };

/**
 * Writes which files each page fetches besides those that every page begins with, so that the server can name them in the page: a
 * browser learns of them otherwise only from scripts that have to come first, one round trip after another.
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  async writeBundle({ dir }) {
    // The build that only asks how the code is cut writes nothing.
    if (dir === undefined) return;
    const manifest: Manifest = JSON.parse(await readFile(join(dir, MANIFEST), 'utf8'));
    const pages = await Promise.all(FORMS.map(async (form) => pagesOf(manifest, form, await readScreens(form))));
    await writeFile(join(dir, PAGE_FILES), JSON.stringify(pages.flat()));
  },
};

function pagesOf(manifest: Manifest, form: Form, screens: readonly OpenedScreen[]): PageFiles[] {
  const first = new Set(filesOf(manifest, ['index.html']));
  const besides = (parts: string[]) => filesOf(manifest, parts).filter((file) => !first.has(file));
  return screens.flatMap((screen) => {
    if (screen.path === undefined) return [];
    const areas = areasOf(form, screen);
    const texts = LANGUAGES.map((language) => [language, besides(areas.map((area) => textsPart(area, language)))]);
    return { form, path: screen.path, files: besides(codeOf(form, screen)), texts: Object.fromEntries(texts) };
  });
}
