import { ROOT, toolFile } from './repository.ts';
import { runSteps, type Step, verdictOf } from './run-steps.ts';

/** The slow ones first, so that the two cores end at about the same time. */
const STEPS: Step[] = [
  { name: 'bundle size', args: ['scripts/check-bundle.ts'] },
  { name: 'promises', args: [toolFile('oxlint'), '--type-aware'] },
  // Several checkers know nothing of each other's types: together they work half as much again, and another step has the other core.
  { name: 'types', args: [toolFile('tsc'), '--noEmit', '--checkers', '1', '--project', 'tsconfig.json'] },
  { name: 'dead code', args: [toolFile('knip'), '--no-progress'] },
  { name: 'dependency rules', args: ['scripts/check-dependencies.ts'] },
  { name: 'format and lint', args: [toolFile('biome'), 'ci', '--colors=off', '.'] },
];

const results = await runSteps(STEPS, {
  cwd: ROOT,
  atOnce: 2,
  told: (result) => {
    console.log(verdictOf(result));
    if (!result.passed) console.log(`\n${result.output.trimEnd()}\n`);
  },
});
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
