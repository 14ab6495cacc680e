import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { countTry, forgetTries, type Throttle } from '../../../platform/throttle.ts';
import { csvLine } from '../../../platform/write-csv.ts';
import type { DomainsDeps, LogIn, UserScope } from '../domains-deps.ts';
import { openPassword } from '../sealed.ts';
import { listBought } from './bought-mailboxes.repository.ts';
import { listOwned } from './owned.repository.ts';

/** A session that was left open is no way to try passwords. */
const TRIES: Throttle = { name: 'domains.credentials', limit: 5, windowSeconds: 900 };

type Deps = Pick<DomainsDeps, 'db' | 'now' | 'sealer' | 'mailHost' | 'mailboxes' | 'isPasswordOf'>;
type Wanted = { domain?: string | undefined; password: string };

const HEADER = [
  'address',
  'name',
  'password',
  'imap_host',
  'imap_port',
  'imap_security',
  'smtp_host',
  'smtp_port',
  'smtp_security',
];

/** Everything that is needed to use the mailboxes elsewhere. What was bought can be taken out, also where nothing is sold any more. */
export async function exportCredentials(deps: Deps, caller: UserScope, { domain, password }: Wanted) {
  await countTry(deps.db, TRIES, caller.userId, deps.now());
  if (!(await deps.isPasswordOf(caller, password))) throw new AppError('wrongCurrentPassword');
  await forgetTries(deps.db, TRIES, caller.userId);
  const logIns = [...(await boughtLogIns(deps, caller, domain)), ...(await warmedLogIns(deps, caller, domain))];
  if (domain !== undefined && logIns.length === 0) throw new AppError('notFound');
  const rows = logIns.map(({ address, name, password: secret, servers: { imap, smtp } }) => [
    address,
    name,
    secret,
    ...[imap, smtp].flatMap(({ host, port, security }) => [host, String(port), security]),
  ]);
  return { csv: [HEADER, ...rows].map(csvLine).join('') };
}

async function boughtLogIns(deps: Deps, scope: Scope, domain: string | undefined): Promise<LogIn[]> {
  const { servers } = deps.mailHost;
  return (await listBought(deps.db, scope, domain)).map((bought) => ({
    address: bought.address,
    name: `${bought.firstName} ${bought.lastName}`.trim(),
    password: openPassword(deps.sealer, bought),
    servers,
  }));
}

/** What was handed over came with its log-ins, wherever it is hosted. */
async function warmedLogIns(deps: Deps, scope: Scope, domain: string | undefined): Promise<LogIn[]> {
  const warmed = (await listOwned(deps.db, scope)).filter(
    (owned) => owned.origin === 'warmed' && (domain === undefined || owned.domain === domain),
  );
  const found = await Promise.all(warmed.map((owned) => deps.mailboxes.logIns(scope, owned.domain)));
  return found.flat();
}
