import type { Part } from '../product/start-product.ts';
import type { Trial } from '../trial.ts';
import { until } from '../until.ts';
import { runCommand } from '../world/run-command.ts';

/** Thirty mails are gone within half a second on an idle machine. */
export const LOOK_EVERY_MS = 10;

/** Kills with -9 the worker that talks to a submission server right now, and starts it again as a service manager would. */
export async function killSender(trial: Trial): Promise<Part> {
  const victim = await until(
    'a worker sends',
    async () => {
      const { stdout } = await runCommand('ss', ['-Htnp', 'state', 'established', '( dport = :587 )']);
      return trial.parts.slice(1).find(({ pid }) => stdout.includes(`pid=${pid},`));
    },
    LOOK_EVERY_MS,
  );
  await victim.end('SIGKILL');
  trial.parts[trial.parts.indexOf(victim)] = await victim.startAgain();
  return victim;
}
