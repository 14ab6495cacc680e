import { ROOT, toolFile } from './repository.ts';
import { runSteps, type Step, type StepResult, verdictOf } from './run-steps.ts';

/**
 * Written in Go, and spends a quarter of its work on collecting garbage of a heap that is gone two minutes later.
 * It collects less often, until it takes as much as a small machine can spare.
 */
const SPARING_COLLECTOR = { GOGC: '400', GOMEMLIMIT: '6GiB' };

/** The slow one first, so that the two cores end at about the same time. */
const STEPS: Step[] = [
  // The linter of promises has the compiler inside: asked for its diagnostics too, the types are worked out once instead of twice.
  {
    name: 'types and promises',
    args: [toolFile('oxlint'), '--type-aware', '--type-check'],
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

/** What failed, each with its name and why; each check is reported as it ends. */
export async function runChecks(atOnce: number): Promise<string[]> {
  const results = await runSteps(STEPS, { cwd: ROOT, atOnce, onResult: tell });
  return results.filter(({ passed }) => !passed).map((result) => `${result.name}\n${report(result)}`);
}
