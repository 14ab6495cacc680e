import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@outrider/contract/languages';
import { describe, expect, test } from 'vitest';
import { applyChange, type Files } from './guides/apply-change.ts';
import { parseGuide, readGuides } from './guides/read-guides.ts';
import { ROOT } from './repository.ts';

const guides = readGuides(ROOT);

/** The repository with what was changed kept in memory. Commands are not run. */
function inMemory(start: Record<string, string> = {}): Files {
  const changed = new Map(Object.entries(start));
  return {
    read: (file) =>
      changed.get(file) ?? (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined),
    write: (file, text) => void changed.set(file, text),
    run: () => {},
  };
}

test('every guide is in the list of guides', () => {
  const files = readdirSync(join(ROOT, 'docs/guides')).filter((file) => file !== 'README.md');
  expect(guides.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
});

test('every block of the guides fits the files it names, one guide after another', () => {
  const files = inMemory();
  for (const change of guides.flatMap(({ changes }) => changes)) applyChange(change, files);
});

test.each(guides)('$name has its texts in every language, once each', ({ changes }) => {
  const texts = changes.filter((change) => change.how === 'members');
  const blocks = Map.groupBy(texts, ({ line }) => line);
  for (const [line, members] of blocks) {
    const languages = members.map(({ file }) => file.split('/').at(-2) ?? '');
    expect(languages.toSorted(), String(line)).toEqual(LANGUAGES.toSorted());
  }
});

const scripts = Object.keys(
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts,
);

test.each(guides)('every file and every command $name speaks of exists', ({ text, changes, checks }) => {
  const made = new Set(changes.flatMap((change) => (change.how === 'create' ? [change.file] : [])));
  const exists = (file: string) => made.has(file) || existsSync(join(ROOT, file));
  const named = [...text.matchAll(/`([\w@-]+\/[\w./-]+\.\w+)`/g)].map(([, file = '']) => file);
  const noticing = changes.flatMap(({ noticedBy }) => (noticedBy && noticedBy !== 'types' ? [noticedBy] : []));
  expect([...named, ...checks, ...noticing].filter((file) => !exists(file))).toEqual([]);
  const runs = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script);
  expect(runs.filter((script) => !scripts.includes(script))).toEqual([]);
  const tools = [...text.matchAll(/npx ([\w-]+)/g)].map(([, tool = '']) => tool);
  expect(tools.filter((tool) => !existsSync(join(ROOT, 'node_modules/.bin', tool)))).toEqual([]);
});

describe('a block', () => {
  const doing = (info: string, text: string, old: string) => {
    const files = inMemory({ 'a.txt': old });
    for (const change of parseGuide('g.md', `\`\`\`ts ${info}\n${text}\n\`\`\`\n`).changes) applyChange(change, files);
    return files.read('a.txt');
  };

  test.each([
    ['after="one"', 'one\nnew\ntwo'],
    ["before='two'", 'one\nnew\ntwo'],
    ['replace=two', 'one\nnew'],
  ])('with %s is put where it says', (where, expected) => {
    expect(doing(`file=a.txt ${where}`, 'new', 'one\ntwo')).toBe(expected);
  });

  test.each([
    ['file=a.txt after="three"', 'g.md:1: "three" is found 0 times in a.txt'],
    ['file=a.txt after="o"', 'g.md:1: "o" is found 2 times in a.txt'],
    ['file=a.txt create', 'g.md:1: a.txt exists already'],
    ['file=no-such.txt after="o"', 'g.md:1: no-such.txt does not exist'],
  ])('that does not fit, as %s, is refused with its place', (info, why) => {
    expect(() => doing(info, 'new', 'one\ntwo')).toThrow(why);
  });

  test('adds texts to the object it names, and replaces none', () => {
    const file = 'apps/web/src/i18n/en/x.json';
    const files = inMemory({ [file]: '{"a":{"b":{"old":"Old"}}}' });
    const add = (name: string) => {
      const { changes } = parseGuide('g.md', `\`\`\`json catalogue=x in=a.b\n{"en":{"${name}":"New"}}\n\`\`\`\n`);
      for (const change of changes) applyChange(change, files);
    };
    add('fresh');
    expect(JSON.parse(files.read(file) ?? '')).toEqual({ a: { b: { old: 'Old', fresh: 'New' } } });
    expect(() => add('old')).toThrow('has a.b.old already');
  });
});
