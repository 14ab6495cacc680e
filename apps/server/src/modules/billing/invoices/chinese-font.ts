import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const PACKAGE = '@fontsource-variable/noto-sans-sc';

/** Chinese letters lie in a hundred pieces, each for its own letters; `U+4e00-4e10,U+4e12` says for which. */
type Piece = { file: string; spans: readonly (readonly [first: number, last: number])[] };

function piecesOf(ranges: Record<string, string>): Piece[] {
  return Object.entries(ranges).map(([name, text]) => ({
    file: resolve(`${PACKAGE}/files/noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    spans: text.split(',').map((span) => {
      const [first = 0, last = first] = span
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return [first, last] as const;
    }),
  }));
}

export type FontRun = { text: string; font: Buffer | undefined };

/** Cuts a text where another font is needed; undefined stands for the usual one. */
export type CutByFont = (text: string) => FontRun[];

const USUAL: CutByFont = (text) => [{ text, font: undefined }];

/** With what these texts need of the Chinese font; nothing is read for texts that have no such letters. */
export async function openChineseFont(texts: readonly string[]): Promise<CutByFont> {
  const letters = new Set(Array.from(texts.join('')).filter(isChinese));
  if (letters.size === 0) return USUAL;
  const ranges = JSON.parse(await readFile(resolve(`${PACKAGE}/unicode.json`), 'utf8')) as Record<string, string>;
  const { decompress } = await import('wawoff2');
  const fontOf = new Map<string, Buffer>();
  for (const { file, spans } of piecesOf(ranges)) {
    const covered = [...letters].filter((letter) => isWithin(letter.codePointAt(0) ?? 0, spans));
    if (covered.length === 0) continue;
    // The library that writes the paper takes no compressed outlines.
    const font = Buffer.from(await decompress(await readFile(file)));
    for (const letter of covered) fontOf.set(letter, font);
  }
  return (text) => cut(text, (letter) => fontOf.get(letter));
}

/** From the radicals on (U+2E80), with full-width signs: what the usual font has none of. */
const isChinese = (letter: string) => /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/u.test(letter);

const isWithin = (code: number, spans: Piece['spans']) => spans.some(([first, last]) => first <= code && code <= last);

function cut(text: string, fontOf: (letter: string) => Buffer | undefined): FontRun[] {
  const runs: FontRun[] = [];
  for (const letter of text) {
    const font = fontOf(letter);
    const last = runs.at(-1);
    if (last && last.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}
