import { runCreateOwner, runInvite } from './account-commands.ts';
import { runBackup } from './backup-command.ts';
import { runProbeService } from './probe-command.ts';
import { runRestore } from './restore-command.ts';
import { runStock } from './stock-command.ts';
import { runVerify } from './verify-command.ts';

/** What can be done from a terminal. Each gives the code the process ends with. */
const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  verify: runVerify,
  probe: runProbeService,
  'create-owner': runCreateOwner,
  invite: runInvite,
  stock: runStock,
  backup: runBackup,
  restore: runRestore,
};

const USAGE = `npx outrider verify FILE    whether addresses can be written to, one JSON line each
npx outrider probe          ask mail hosts for another machine whose port 25 is shut
npx outrider create-owner   make the first account of an installation
npx outrider invite         a link with which one person makes an account
npx outrider stock          offer a warmed-up domain of yours to whoever buys here
npx outrider backup FILE    everything in the database, also while the product runs
npx outrider restore FILE   a backup into an empty database

--help after each says more. The product itself starts with npm start.
`;

// The reader of the lines has seen enough, as `| head` does.
process.stdout.on('error', () => process.exit(0));

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command) {
  process.exitCode = await command(args);
} else {
  const asked = name === '--help' || name === '-h' || name === '';
  (asked ? process.stdout : process.stderr).write(USAGE);
  process.exitCode = asked ? 0 : 2;
}
