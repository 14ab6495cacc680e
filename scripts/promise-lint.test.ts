import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, toolFile } from './repository.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outrider-lint-'));
  await cp(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true }, include: ['*.ts'] }),
  );
});

afterAll(() => rm(folder, { recursive: true }));

async function lint(text: string): Promise<string[]> {
  await writeFile(join(folder, 'planted.ts'), `const later = async (): Promise<number> => 1;\n${text}\n`);
  const args = [toolFile('oxlint'), '--type-aware', '--type-check', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { code: string; severity: string }[] } = JSON.parse(stdout);
  return diagnostics.map(({ code, severity }) => `${severity} ${code}`);
}

it('The linter refuses a promise that nobody waits for', async () => {
  expect(await lint('later();')).toEqual(['error typescript(no-floating-promises)']);
});

it('The linter refuses an async function where its promise would be dropped', async () => {
  expect(await lint('[1].forEach(async () => void (await later()));')).toEqual([
    'error typescript(no-misused-promises)',
  ]);
});

it('The linter accepts a promise that is awaited or dropped on purpose', async () => {
  expect(await lint('await later();\nvoid later();\nexport {};')).toEqual([]);
});

it('The linter refuses what the compiler refuses', async () => {
  expect(await lint("void later();\nexport const count: number = 'one';")).toEqual(['error typescript(TS2322)']);
});
