import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** From normal to bold; the files hold everything from thin to black. */
const WEIGHTS = { min: 400, max: 700 };

const FONT_FILE = /@fontsource-variable\/[^/]+\/files\/[^/]+-wght-normal\.woff2$/;

/**
 * A page waits for its font on a slow line, and a third of it is weights that no screen has.
 * The name keeps the hash of the whole file: a browser that still has that one draws the same.
 */
export const leanFonts: Plugin = {
  name: 'lean-fonts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const path = file.type === 'asset' ? file.originalFileNames.find((name) => FONT_FILE.test(name)) : undefined;
      if (file.type === 'asset' && path) file.source = await leanFont(resolve(import.meta.dirname, path));
    }
  },
};

/** The letters a browser takes from the file, in the weights the product has. */
export async function leanFont(path: string): Promise<Buffer> {
  const ranges = JSON.parse(await readFile(resolve(path, '../../unicode.json'), 'utf8')) as Record<string, string>;
  const name = basename(path);
  const [, range] = Object.entries(ranges).find(([part]) => name.includes(`-${part}-wght-`)) ?? [];
  if (!range) throw new Error(`${name} does not say which letters it is for.`);
  return subsetFont(await readFile(path), lettersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}

/** Of `U+0000-00FF,U+0131`. */
export const lettersOf = (range: string) => range.split(',').flatMap(lettersOfSpan).join('');

function lettersOfSpan(span: string): string[] {
  const [first = 0, last = first] = span
    .trim()
    .slice('U+'.length)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
