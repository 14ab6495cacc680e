/** A source file: its path below the repository, and its text. */
export type Source = { path: string; text: string };

export const isTest = (path: string): boolean => /[.](test|spec)[.]tsx?$|[-/]testing(\/|[.]tsx?$)|^e2e\//.test(path);

const linesOf = (text: string) => text.split('\n').length - 1;

/** Lines of a kind of files below a folder, without tests. */
export const countLines = (sources: readonly Source[], folder: string, kind: RegExp): number =>
  sources
    .filter(({ path }) => path.startsWith(`${folder}/`) && kind.test(path) && !isTest(path))
    .reduce((sum, { text }) => sum + linesOf(text), 0);

/** Folders with more source files than `most`, the fullest first. A stylesheet counts with the component it belongs to. */
export function fullFolders(sources: readonly Source[], most: number): { folder: string; files: number }[] {
  const folders = Map.groupBy(
    sources.filter(({ path }) => /[.]tsx?$/.test(path) && !isTest(path)),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  );
  return [...folders]
    .map(([folder, files]) => ({ folder, files: files.length }))
    .filter(({ files }) => files > most)
    .toSorted((one, other) => other.files - one.files);
}

/** So many lines in a row make two places equal. */
const RUN = 6;
/** What stands in more places than this is a form everybody uses, such as the end of a test. */
const COMMON = 8;

/** Imports are alike everywhere, on one line or on several. */
const IMPORT = /^import\b[^;]*;$/gm;

type Place = { file: number; line: number };

/** Pairs of places with six or more equal lines in a row, by the files they are in. Indentation, blank lines and imports do not count. */
export function equalPlaces(sources: readonly Source[]): [one: string, other: string][] {
  const files = sources.map(({ text }) =>
    text
      .replaceAll(IMPORT, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
  const places = new Map<string, Place[]>();
  files.forEach((lines, file) => {
    for (let line = 0; line + RUN <= lines.length; line += 1) {
      const run = lines.slice(line, line + RUN);
      // Closing brackets are alike everywhere.
      if (run.filter((each) => /\w{3}/.test(each)).length < RUN - 2) continue;
      const key = run.join('\n');
      places.set(key, [...(places.get(key) ?? []), { file, line }]);
    }
  });
  // Runs that overlap are one pair of places: they begin as far from each other in both files.
  const pairs = new Map<string, [string, string]>();
  for (const found of places.values()) {
    if (found.length > COMMON) continue;
    found.forEach((one, index) => {
      for (const other of found.slice(index + 1)) {
        const key = `${one.file} ${other.file} ${other.line - one.line}`;
        pairs.set(key, [sources[one.file]?.path ?? '', sources[other.file]?.path ?? '']);
      }
    });
  }
  return [...pairs.values()];
}

/** Words of the glossary that have a line more than once: each has one meaning. Several words may share a line. */
export function wordsWithTwoMeanings(glossary: string): string[] {
  const words = [...glossary.matchAll(/^\|\s*\*\*([^*\n]{1,200})\*\*/gm)].flatMap(([, named = '']) =>
    named.split(',').map((word) => word.trim().toLowerCase()),
  );
  return [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];
}

/** Lines of CSS for each 100 of TypeScript in the web application, and pairs of equal places: all of them, and those of its sheets. */
export const LIMITS = { styleShare: 15, equalPairs: 40, equalStyles: 14 };

type Measures = { typescript: number; css: number; equalPairs: number; equalStyles: number };

/** What is above its limit, as sentences. */
export function complaintsOf({ typescript, css, equalPairs, equalStyles }: Measures): string[] {
  const complaints: string[] = [];
  if (css * 100 >= typescript * LIMITS.styleShare)
    complaints.push(
      `The web application has ${css} lines of CSS, which is ${LIMITS.styleShare} % of its TypeScript or more.`,
    );
  if (equalPairs > LIMITS.equalPairs)
    complaints.push(`${equalPairs} pairs of places have equal lines, more than ${LIMITS.equalPairs}.`);
  if (equalStyles > LIMITS.equalStyles)
    complaints.push(
      `The sheets of the web application have ${equalStyles} pairs of places with equal lines, more than ${LIMITS.equalStyles}.`,
    );
  return complaints;
}
