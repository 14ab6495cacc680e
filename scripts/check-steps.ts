import { ROOT, toolFile } from './repository.ts';
import { runSteps, type Step, type StepResult, verdictOf } from './run-steps.ts';

/** The slow ones first, so that the two cores end at about the same time. */
const STEPS: Step[] = [
  { name: 'promises', args: [toolFile('oxlint'), '--type-aware'] },
  // Several checkers know nothing of each other's types: together they work half as much again, and another step has the other core.
  { name: 'types', args: [toolFile('tsc'), '--noEmit', '--checkers', '1', '--project', 'tsconfig.json'] },
  { name: 'dead code', args: [toolFile('knip'), '--no-progress'] },
  { name: 'dependency rules', args: ['scripts/check-dependencies.ts'] },
  { name: 'bundle size', args: ['scripts/check-bundle.ts'] },
  { name: 'format and lint', args: [toolFile('biome'), 'ci', '--colors=off', '.'] },
];

function tell(result: StepResult) {
  console.log(verdictOf(result));
  if (!result.passed) console.log(`\n${result.output.trimEnd()}\n`);
}

/** Whether every check passed; each is told as it ends. */
export async function runChecks(atOnce: number): Promise<boolean> {
  const results = await runSteps(STEPS, { cwd: ROOT, atOnce, told: tell });
  return results.every(({ passed }) => passed);
}
