import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaintsOf, countLines, equalPlaces, fullFolders, LIMITS, wordsWithTwoMeanings } from './code-measures.ts';
import { ROOT } from './repository.ts';

const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `const value${from + index} = ${from + index};`).join('\n');

test('lines are counted by kind and folder, without tests', () => {
  const sources = [
    { path: 'apps/web/a.ts', text: 'one\ntwo\n' },
    { path: 'apps/web/a.test.ts', text: 'one\n' },
    { path: 'apps/web/a.module.css', text: '.a {\n}\n' },
    { path: 'apps/server/a.ts', text: 'one\n' },
  ];
  expect(countLines(sources, 'apps/web', /[.]tsx?$/)).toBe(2);
  expect(countLines(sources, 'apps/web', /[.]css$/)).toBe(2);
});

test('a folder with more sources than allowed is named, and its tests and stylesheets do not count', () => {
  const named = (folder: string, count: number, end: string) =>
    Array.from({ length: count }, (_, index) => ({ path: `${folder}/f${index}${end}`, text: '' }));
  const sources = [
    ...named('a', 3, '.ts'),
    ...named('a', 9, '.test.ts'),
    ...named('b', 2, '.tsx'),
    ...named('b', 5, '.css'),
  ];
  expect(fullFolders(sources, 2)).toEqual([{ folder: 'a', files: 3 }]);
});

test('six equal lines are one pair of places however long the run is, and five are none', () => {
  const one = { path: 'one.ts', text: lines(0, 9) };
  expect(equalPlaces([one, { path: 'other.ts', text: `const start = 1;\n\n  ${lines(0, 9)}` }])).toEqual([
    ['one.ts', 'other.ts'],
  ]);
  expect(equalPlaces([one, { path: 'other.ts', text: lines(0, 5) }])).toEqual([]);
});

test('an import is no repetition, however many lines it takes', () => {
  const text = `import {\n${['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `  ${name},\n`).join('')}} from './numbers.ts';\n`;
  expect(
    equalPlaces([
      { path: 'one.ts', text },
      { path: 'other.ts', text },
    ]),
  ).toEqual([]);
});

test('sheets that grow to their share of the TypeScript and more repetition than allowed are complained of', () => {
  const { styleShare, equalPairs, equalStyles } = LIMITS;
  const atMost = { typescript: 1000, css: styleShare * 10 - 1, equalPairs, equalStyles };
  expect(complaintsOf(atMost)).toEqual([]);
  expect(complaintsOf({ ...atMost, css: styleShare * 10 })).toHaveLength(1);
  expect(complaintsOf({ ...atMost, equalPairs: equalPairs + 1 })).toHaveLength(1);
  expect(complaintsOf({ ...atMost, equalStyles: equalStyles + 1 })).toHaveLength(1);
});

test('a word of the glossary with two lines is found, also where several share a line', () => {
  const glossary = '| **lane** | a queue |\n| **slot, lane** | a place |\n| **job** | work |\n';
  expect(wordsWithTwoMeanings(glossary)).toEqual(['lane']);
});

test('each word of our glossary has one meaning', () => {
  expect(wordsWithTwoMeanings(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))).toEqual([]);
});
