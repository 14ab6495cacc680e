import { spawn } from 'node:child_process';

export type Step = { name: string; args: string[]; env?: Record<string, string> };
export type StepResult = { name: string; passed: boolean; seconds: number; output: string };

type Options = { cwd: string; atOnce: number; onResult: (result: StepResult) => void };

/** Runs every step, also after one failed, a few at a time. `onResult` hears of each as it ends. */
export async function runSteps(steps: Step[], { cwd, atOnce, onResult }: Options): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const workThrough = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step, cwd);
      results.push(result);
      onResult(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  return results;
}

/** A step is a script for this same Node. */
function runStep({ name, args, env = {} }: Step, cwd: string): Promise<StepResult> {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (bytes) => said.push(bytes));
    child.stderr.on('data', (bytes) => said.push(bytes));
    const end = (passed: boolean, more = '') => {
      const seconds = (performance.now() - started) / 1000;
      done({ name, passed, seconds, output: Buffer.concat(said).toString('utf8') + more });
    };
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code) => end(code === 0));
  });
}

export const verdictOf = ({ name, passed, seconds }: StepResult) =>
  `${passed ? '✓' : '✗'} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(5)} s`;
