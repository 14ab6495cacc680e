import { ROOT, toolFile } from './repository.ts';
import { runSteps, type Step, type StepResult, verdictOf } from './run-steps.ts';

/**
 * The two that are written in Go spend a quarter of their work on collecting garbage of a heap that is gone a minute later.
 * They collect less often, until they take as much as a small machine can spare.
 */
const SPARING_COLLECTOR = { GOGC: '400', GOMEMLIMIT: '3GiB' };

/** The slow ones first, so that the two cores end at about the same time. */
const STEPS: Step[] = [
  { name: 'promises', args: [toolFile('oxlint'), '--type-aware'], env: SPARING_COLLECTOR },
  // Several checkers know nothing of each other's types: together they work half as much again, and another step has the other core.
  {
    name: 'types',
    args: [toolFile('tsc'), '--noEmit', '--checkers', '1', '--project', 'tsconfig.json'],
    env: SPARING_COLLECTOR,
  },
  { name: 'dead code', args: [toolFile('knip'), '--no-progress'] },
  { name: 'dependency rules', args: ['scripts/check-dependencies.ts'] },
  { name: 'code measures', args: ['scripts/measure-code.ts'] },
  { name: 'bundle size', args: ['scripts/check-bundle.ts'] },
  { name: 'format and lint', args: [toolFile('biome'), 'ci', '--colors=off', '.'] },
];

const report = ({ output }: StepResult) => output.trimEnd();

function tell(result: StepResult) {
  console.log(verdictOf(result));
  if (!result.passed) console.log(`\n${report(result)}\n`);
}

/** What failed, each with its name and why; each check is told as it ends. */
export async function runChecks(atOnce: number): Promise<string[]> {
  const results = await runSteps(STEPS, { cwd: ROOT, atOnce, onResult: tell });
  return results.filter(({ passed }) => !passed).map((result) => `${result.name}\n${report(result)}`);
}
