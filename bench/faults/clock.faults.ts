import { spawn } from 'node:child_process';
import { once } from 'node:events';

const WAYS = 5;

/** A week of a campaign hour by hour, and again by five random ways through it: everybody's mails and ends are the same. */
export async function run(say: (line: string) => void): Promise<boolean> {
  const env = { ...process.env, OUTRIDER_TESTS: 'long', CLOCK_WAYS: String(WAYS) };
  const file = 'apps/server/src/boxed/one-clock.test.ts';
  const child = spawn('vitest', ['run', file], { stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  say(`${WAYS} ways through a week: ${code === 0 ? 'all alike, nothing doubled, nothing lost' : 'not alike'}`);
  return code === 0;
}
