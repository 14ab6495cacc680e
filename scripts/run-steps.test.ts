import { expect, it } from 'vitest';
import { runSteps, type Step, type StepResult, verdictOf } from './run-steps.ts';

const script = (name: string, text: string): Step => ({ name, args: ['-e', text] });

async function run(steps: Step[], atOnce = 2) {
  const reported: StepResult[] = [];
  const results = await runSteps(steps, { cwd: process.cwd(), atOnce, onResult: (result) => reported.push(result) });
  return { reported, results };
}

it('Runs the steps after one that failed, and keeps what each said on both streams', async () => {
  const { results } = await run(
    [script('bad', 'console.log("out"); console.error("err"); process.exit(3)'), script('good', 'console.log("fine")')],
    1,
  );
  expect(results.map(({ name, passed }) => ({ name, passed }))).toEqual([
    { name: 'bad', passed: false },
    { name: 'good', passed: true },
  ]);
  expect(results[0]?.output).toContain('out\n');
  expect(results[0]?.output).toContain('err\n');
});

it('Counts a step that was killed as failed', async () => {
  const { results } = await run([script('killed', 'process.kill(process.pid, "SIGKILL")')]);
  expect(results[0]?.passed).toBe(false);
});

it('Tells of every step once, as it ends', async () => {
  const { reported, results } = await run(['a', 'b', 'c'].map((name) => script(name, '')));
  expect(reported).toEqual(results);
  expect(reported.map(({ name }) => name).sort()).toEqual(['a', 'b', 'c']);
});

it('Gives a verdict in one line with the time it took', () => {
  expect(verdictOf({ name: 'types', passed: true, seconds: 2.94, output: '' })).toBe('✓ types                2.9 s');
  expect(verdictOf({ name: 'dead code', passed: false, seconds: 12, output: '' })).toBe('✗ dead code           12.0 s');
});
