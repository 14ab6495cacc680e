import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  complaintsOf,
  countLines,
  equalPlaces,
  fullFolders,
  isTest,
  LIMITS,
  type Source,
  wordsWithTwoMeanings,
} from './code-measures.ts';
import { ROOT } from './repository.ts';

const MOST_FILES = 25;

const listed = execFileSync('git', ['ls-files', '-z', 'apps', 'packages', 'scripts', 'bench', 'e2e'], { cwd: ROOT });
const sources: Source[] = listed
  .toString('utf8')
  .split('\0')
  .filter((path) => /[.](tsx?|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const web = countLines(sources, 'apps/web', /[.]tsx?$/);
const styles = countLines(sources, 'apps/web', /[.]css$/);
const pairs = equalPlaces(sources.filter(({ path }) => !isTest(path)));
const equalStyles = pairs.filter((pair) => pair.every((path) => path.endsWith('.css')));
const full = fullFolders(sources, MOST_FILES);
const doubled = wordsWithTwoMeanings(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));

const print = (what: string, value: string | number) => console.log(`${what.padEnd(52)} ${value}`);
print('lines of TypeScript in the web application', web);
print('lines of CSS in the web application', `${styles} (${((styles / web) * 100).toFixed(1)} %)`);
print('lines of TypeScript in the server', countLines(sources, 'apps/server', /[.]ts$/));
print('lines of TypeScript in the packages', countLines(sources, 'packages', /[.]ts$/));
print('pairs of places with equal lines', pairs.length);
print(
  '  of them in the web application',
  pairs.filter((pair) => pair.every((path) => path.startsWith('apps/web/'))).length,
);
print('  of them in its sheets', equalStyles.length);
print(`folders with more than ${MOST_FILES} source files`, full.length);
for (const { folder, files } of full) print(`  ${folder}`, files);
print('words of the glossary with two meanings', doubled.join(', ') || 0);

const complaints = complaintsOf({
  typescript: web,
  css: styles,
  equalPairs: pairs.length,
  equalStyles: equalStyles.length,
});
// Which they are helps the author who added one; a list of all of them, each time, would not be read.
if (pairs.length > LIMITS.equalPairs) for (const [one, other] of pairs) print(`  ${one}`, other);
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
