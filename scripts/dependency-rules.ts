import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, toolFile } from './repository.ts';

const RULES = join(ROOT, '.dependency-cruiser.cjs');
const FOLDERS = ['packages', 'apps', 'scripts', 'bench', 'e2e'];
/** A whole repository is a few megabytes of JSON. */
const MAX_REPORT_BYTES = 256 * 1024 * 1024;

export type Violation = { rule: string; from: string; to: string };
export type Cruise = { ownModules: number; violations: Violation[] };

type Report = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};

/** Within a module of the server the imports between its folders run one way too. */
export const ONE_WAY = 'folders-import-one-way';
const TESTS = /[.](test|spec)[.]tsx?$|[/-]testing(\/|[.]tsx?$)/;
const FOLDER = /^(apps\/server\/src\/modules\/[^/]+)\/([^/]+)\//;

/** A folder of more sources than fit on a screen is several things. */
export const CROWDED = 'folders-are-not-crowded';
const SOURCES_MAX = 25;
const COUNTED = /^(apps\/(?:server|web)\/src|packages)\/.*[.]tsx?$/;

function crowdedFolders(modules: Report['modules']): [folder: string, sources: number][] {
  const sources = modules.map(({ source }) => source).filter((file) => COUNTED.test(file) && !TESTS.test(file));
  return [...Map.groupBy(sources, dirname)].flatMap(([folder, files]): [string, number][] =>
    files.length > SOURCES_MAX ? [[folder, files.length]] : [],
  );
}

function importsOf({ source, dependencies }: Report['modules'][number]): [from: string, to: string][] {
  const own = FOLDER.exec(source);
  if (!own || TESTS.test(source)) return [];
  return dependencies.flatMap(({ resolved }): [string, string][] => {
    const other = FOLDER.exec(resolved);
    return other && other[1] === own[1] && other[2] !== own[2] ? [[own[0], other[0]]] : [];
  });
}

/** Pairs of folders of which each imports the other, once a pair. */
function mutualFolders(imports: readonly [from: string, to: string][]): [one: string, other: string][] {
  const known = new Set(imports.map(([from, to]) => `${from} ${to}`));
  const pairs = new Map(imports.map(([from, to]) => [`${from} ${to}`, [from, to] as [string, string]]));
  return [...pairs.values()].filter(([one, other]) => one < other && known.has(`${other} ${one}`));
}

/** Reads every import below `root` and holds it against the rules. */
export async function cruise(root: string): Promise<Cruise> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const report = await readReport(root, [...folders, '--config', RULES, '--output-type', 'json']);
  const isOwn = ({ source }: { source: string }) => folders.some((folder) => source.startsWith(`${folder}/`));
  return {
    ownModules: report.modules.filter(isOwn).length,
    violations: [
      ...report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...mutualFolders(report.modules.flatMap(importsOf)).map(([from, to]) => ({ rule: ONE_WAY, from, to })),
      ...crowdedFolders(report.modules).map(([from, sources]) => ({ rule: CROWDED, from, to: `${sources} sources` })),
    ],
  };
}

/** What is wrong, one line each. Too few modules means that the reader went blind, not that the rules are kept. */
export function problemsOf({ ownModules, violations }: Cruise, leastModules: number): string[] {
  const lines = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  if (ownModules >= leastModules) return lines;
  return [...lines, `Only ${ownModules} modules were seen, at least ${leastModules} are expected.`];
}

function readReport(root: string, args: string[]): Promise<Report> {
  return new Promise((done, failed) => {
    execFile(
      process.execPath,
      [toolFile('depcruise'), ...args],
      { cwd: root, maxBuffer: MAX_REPORT_BYTES },
      // The exit code is the number of violations; a report that cannot be read is the only failure here.
      (_error, stdout, stderr) => {
        try {
          done(JSON.parse(stdout));
        } catch {
          failed(new Error(`dependency-cruiser gave no report: ${stderr || stdout.slice(0, 500)}`));
        }
      },
    );
  });
}
