import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { emailAddress, newPassword, VALIDATION_TEXTS } from '@outrider/contract/validation';
import { processEnvironment } from '../config.ts';
import * as identity from '../modules/identity/index.ts';
import { OperatorError } from '../platform/start/operator-error.ts';
import { wordsOf } from '../platform/words-of.ts';
import { askHidden } from './ask-hidden.ts';
import { type Installation, withInstallation } from './with-installation.ts';

const INVITE_USAGE = `npx outrider invite [ADDRESS]

Prints a link with which one person makes an account, with a workspace of its own. With an address the link is for that
address only, and nothing has to be confirmed; without one, the person names an address and confirms it by mail.
It works once, for a week. Run it with the settings of the product (DATABASE_URL or OUTRIDER_DATA, OUTRIDER_APP_URL, …).
`;

const CREATE_OWNER_USAGE = `npx outrider create-owner ADDRESS [--company NAME] [--password-stdin | --link]

Makes the first account of an installation. The password is asked for and not shown; --password-stdin reads it from the
standard input instead, and --link, or a terminal that cannot ask, prints a link that works once, for a day.
Run it with the settings of the product (DATABASE_URL or OUTRIDER_DATA, OUTRIDER_APP_URL, …).
`;

const now = () => new Date();

/** Where a command runs, and who reads what. */
type Terminal = {
  env: Record<string, string | undefined>;
  input: Readable & { isTTY?: boolean };
  output: Writable;
  complaints: Writable;
};

const own = (): Terminal => ({
  env: processEnvironment(),
  input: process.stdin,
  output: process.stdout,
  complaints: process.stderr,
});

const ENDS = { done: 0, refused: 1, mistaken: 2 } as const;

export const runInvite = (args: string[], terminal = own()) =>
  ended(args, INVITE_USAGE, terminal, () => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length > 1) throw new Mistake('One address at a time.');
    const email = positionals[0] === undefined ? null : addressOf(positionals[0]);
    return withInstallation(terminal, async (installation) => {
      if (email !== null && (await identity.hasAccount(installation.db, email)))
        throw new OperatorError(`${email} has an account already.`);
      sayLink(terminal, await invite(installation, { email, forOwner: false }), email ?? 'one person');
    });
  });

export const runCreateOwner = (args: string[], terminal = own()) =>
  ended(args, CREATE_OWNER_USAGE, terminal, async () => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { company: { type: 'string' }, 'password-stdin': { type: 'boolean' }, link: { type: 'boolean' } },
    });
    const [typed, ...more] = positionals;
    if (typed === undefined || more.length > 0) throw new Mistake('Give the address of the owner.');
    const email = addressOf(typed);
    const password = values.link ? undefined : await readPassword(terminal, values['password-stdin'] ?? false);
    await withInstallation(terminal, async (installation) => {
      const { db, config } = installation;
      if (await identity.hasOwner(db)) throw new OperatorError(identity.THERE_IS_ONE);
      if (password === undefined)
        return sayLink(terminal, await invite(installation, { email, forOwner: true }), email);
      const passwords = await identity.createPasswords();
      const companyName = values.company ?? email.slice(email.lastIndexOf('@') + 1);
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await identity.createOwner({ db, passwords, now }, { email, password, companyName, timeZone });
      terminal.output.write(`${email} owns this installation now. Sign in at ${config.appUrl}/sign/sign-in\n`);
    });
  });

class Mistake extends Error {}

async function ended(
  args: string[],
  usage: string,
  { output, complaints }: Terminal,
  work: () => Promise<unknown>,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    output.write(usage);
    return ENDS.done;
  }
  try {
    await work();
    return ENDS.done;
  } catch (error) {
    if (error instanceof OperatorError) {
      complaints.write(`${error.message}\n`);
      return ENDS.refused;
    }
    // What parseArgs says of an unknown option is a sentence too.
    if (!(error instanceof Mistake || error instanceof TypeError)) throw error;
    complaints.write(`${wordsOf(error)}\n\n${usage}`);
    return ENDS.mistaken;
  }
}

function addressOf(typed: string): string {
  const { success, data } = emailAddress.safeParse(typed);
  if (!success) throw new Mistake(`${typed} is not an address.`);
  return data;
}

const invite = ({ db, config }: Installation, wanted: { email: string | null; forOwner: boolean }) =>
  identity.makeInvitation({ db, appUrl: config.appUrl, now }, wanted);

function sayLink({ output, complaints }: Terminal, { url, expiresAt }: identity.InvitationLink, whom: string) {
  const until = expiresAt.toISOString().slice(0, 16).replace('T', ' ');
  complaints.write(`For ${whom}, once, until ${until} UTC:\n`);
  output.write(`${url}\n`);
}

/** Undefined where a link is to be made instead: nobody is there to be asked. */
async function readPassword({ input, complaints }: Terminal, fromStdin: boolean): Promise<string | undefined> {
  if (fromStdin) return goodPassword((await text(input)).replace(/\r?\n$/, ''));
  if (!input.isTTY) return undefined;
  const terminal = { input, output: complaints };
  const password = goodPassword(await askHidden(terminal, 'Password: '));
  if ((await askHidden(terminal, 'Once more: ')) !== password)
    throw new OperatorError(VALIDATION_TEXTS.passwordsDiffer.en);
  return password;
}

function goodPassword(typed = ''): string {
  if (!newPassword.safeParse(typed).success) throw new OperatorError(`${VALIDATION_TEXTS.password.en}.`);
  return typed;
}
