import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { leanFont, lettersOf } from './lean-fonts.ts';

const INTER = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

const fontOf = (file: Buffer) => create(file) as Font;
const drawn = (font: Font) => font.characterSet.filter((code) => code >= 0x20 && code <= 0xff);

test('A font keeps its letters in the weights the product has, in two thirds of the bytes', async () => {
  const [whole, lean] = await Promise.all([readFile(INTER), leanFont(INTER)]);
  expect(drawn(fontOf(lean))).toEqual(drawn(fontOf(whole)));
  expect(fontOf(lean).variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
  expect(fontOf(lean).availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
  expect(lean.length).toBeLessThan((whole.length * 2) / 3);
});

test('A range names single letters and spans of letters', () => {
  expect(lettersOf('U+0041-0043,U+20AC, U+2191')).toBe('ABC€↑');
});
