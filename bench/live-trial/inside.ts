import { runTrial } from './run-trial.ts';
import type { Form } from './trial.ts';
import { makeNetwork } from './world/make-network.ts';
import { runCommand } from './world/run-command.ts';

/**
 * The first process of the namespace: when it ends, for any reason, the kernel ends all others in it, and what
 * was mounted is gone. Its standard input is a pipe that closes when the one outside ends, however that ends.
 */
process.stdin.on('end', () => process.exit(1)).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const [folder = '', form = 'full'] = process.argv.slice(2);
const say = (line: string) => console.log(line);
// In memory: quick, and gone with the namespace.
await runCommand('mount', ['-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', folder]);
const failures: string[] = [];
try {
  await makeNetwork(folder);
  await runTrial({ folder, form: form as Form, say, check });
} catch (error) {
  check(false, error instanceof Error ? `${error.stack}` : String(error));
}
say(failures.length === 0 ? 'The live trial passed.' : `The live trial failed in ${failures.length} points.`);
process.exit(failures.length === 0 ? 0 : 1);

function check(isRight: boolean, what: string): void {
  say(`${isRight ? 'ok  ' : 'FAIL'} ${what}`);
  if (!isRight) failures.push(what);
}
