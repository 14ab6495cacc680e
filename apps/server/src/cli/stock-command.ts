import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { processEnvironment } from '../config.ts';
import { putInStock } from '../modules/domains/index.ts';
import { findWorkspacesAt } from '../modules/mailboxes/index.ts';
import { OperatorError } from '../platform/start/operator-error.ts';
import { wordsOf } from '../platform/words-of.ts';
import { withInstallation } from './with-installation.ts';

const USAGE = `npx outrider stock DOMAIN PRICE [--fits WORDS]

Offers a warmed-up domain to whoever buys here: its mailboxes, which are connected in a workspace of yours, go to the buyer with
their past. PRICE is a month's in minor units (3600 for $36); --fits names what the domain suits, separated by commas.
Run it with the settings of the product (DATABASE_URL or OUTRIDER_DATA, …).
`;

type Terminal = { env: Record<string, string | undefined>; output: Writable; complaints: Writable };

const own = (): Terminal => ({ env: processEnvironment(), output: process.stdout, complaints: process.stderr });

/** Which mailboxes are stock is said here, domain by domain: nothing is sold by a rule that the operator forgot. */
export async function runStock(args: string[], terminal = own()): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { fits: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [domain, price, ...more] = positionals;
  const monthly = Number(price);
  const isUsable = domain !== undefined && more.length === 0 && Number.isInteger(monthly) && monthly >= 0;
  if (values.help || !isUsable) {
    (values.help ? terminal.output : terminal.complaints).write(USAGE);
    return values.help ? 0 : 2;
  }
  const fits = (values.fits ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  try {
    await withInstallation(terminal, async ({ config, db }) => {
      const [found, ...others] = await findWorkspacesAt(db, domain.toLowerCase());
      if (!found) throw new OperatorError(`No mailbox at ${domain} is connected.`);
      if (others.length > 0)
        throw new OperatorError(`Mailboxes at ${domain} are connected in more than one workspace.`);
      const { workspaceId, since } = found;
      const { currency } = config.plans;
      await putInStock(db, { domain: domain.toLowerCase(), stockedIn: workspaceId, fits, monthly, currency, since });
    });
  } catch (error) {
    terminal.complaints.write(`${wordsOf(error)}\n`);
    return 1;
  }
  terminal.output.write(`${domain} is offered for ${monthly} a month.\n`);
  return 0;
}
