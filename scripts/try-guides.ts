import { applyChange } from './guides/apply-change.ts';
import { type Change, type Guide, readGuides } from './guides/read-guides.ts';
import { makeScratchCopy, type ScratchCopy } from './guides/scratch-copy.ts';
import { ROOT, toolFile } from './repository.ts';
import { runSteps, type Step, type StepResult, verdictOf } from './run-steps.ts';

/** Does what the guides say in a scratch copy, and shows that a forgotten step is noticed. */
const PARITY = 'apps/web/src/i18n/parity.test.ts';

const typesStep: Step = {
  name: 'types',
  args: [
    toolFile('tsc'),
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/guides.tsbuildinfo',
    '--project',
    'tsconfig.json',
  ],
};

const testsStep = (name: string, files: readonly string[]): Step => ({
  name,
  args: [toolFile('vitest'), 'run', '--maxWorkers=1', ...files],
});

const stepOf = (check: string): Step => (check === 'types' ? typesStep : testsStep(check, [check]));

const run = (copy: ScratchCopy, steps: Step[], onResult: (result: StepResult) => void) =>
  runSteps(steps, { cwd: copy.folder, atOnce: 1, onResult });

const tell = (result: StepResult) => {
  console.log(verdictOf(result));
  if (!result.passed) console.log(`\n${result.output.trimEnd()}\n`);
};

/** Whether everything holds after all guides were followed. */
async function follow(copy: ScratchCopy, guides: readonly Guide[]): Promise<boolean> {
  for (const guide of guides) {
    for (const change of guide.changes) applyChange(change, copy.files);
    console.log(`${guide.name}: ${countFiles(guide)} files`);
  }
  const tests = new Set([PARITY, ...guides.flatMap(({ checks }) => checks)]);
  const steps = [
    typesStep,
    { name: 'dependency rules', args: ['scripts/check-dependencies.ts'] },
    testsStep('tests', [...tests]),
  ];
  const results = await run(copy, steps, tell);
  copy.restore();
  return results.every(({ passed }) => passed);
}

/** Without tests; a text in several languages is one. */
function countFiles({ changes }: Guide): number {
  const files = changes.flatMap((change) => ('file' in change ? [change.file] : []));
  return new Set(
    files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => file.replace(/i18n\/\w+\//, 'i18n/')),
  ).size;
}

/** Whether it is noticed that one step was left out: by the check its block names, or as a later block has no place to go. */
async function forget(copy: ScratchCopy, guide: Guide, forgotten: Change): Promise<boolean> {
  const complaint = applyOthers(copy, guide, forgotten) ?? (await complaintOf(copy, forgotten.noticedBy ?? ''));
  copy.restore();
  const what = `${guide.name}:${forgotten.line} (${'file' in forgotten ? forgotten.file : 'command'}) forgotten`;
  console.log(complaint ? `✓ ${what}: ${complaint}` : `✗ ${what}: ${forgotten.noticedBy} does not notice it`);
  return complaint !== undefined;
}

function applyOthers(copy: ScratchCopy, guide: Guide, forgotten: Change): string | undefined {
  try {
    for (const change of guide.changes) if (change !== forgotten) applyChange(change, copy.files);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function complaintOf(copy: ScratchCopy, check: string): Promise<string | undefined> {
  const [result] = await run(copy, [stepOf(check)], () => {});
  return result?.passed === false ? firstComplaint(result.output) : undefined;
}

const firstComplaint = (output: string): string =>
  output
    .split('\n')
    .find((line) => /error TS\d+|^\s*(?:FAIL|×)\s/.test(line))
    ?.trim() ?? output.trim().slice(-200);

async function tryGuides(): Promise<boolean> {
  const guides = readGuides(ROOT);
  const copy = makeScratchCopy(ROOT);
  try {
    let holds = await follow(copy, guides);
    for (const guide of guides) {
      for (const change of guide.changes.filter(({ noticedBy }) => noticedBy)) {
        holds = (await forget(copy, guide, change)) && holds;
      }
    }
    return holds;
  } finally {
    copy.remove();
  }
}

process.exitCode = (await tryGuides()) ? 0 : 1;
