import { AppError } from '@outrider/contract/errors';
import { countTry, forgetTries, type Throttle } from '../../../platform/throttle.ts';
import { csvLine } from '../../../platform/write-csv.ts';
import type { DomainsDeps, UserScope } from '../domains-deps.ts';
import { refuseIfOff } from '../refuse-if-off.ts';
import { openPassword } from '../sealed.ts';
import { listBought } from './bought-mailboxes.repository.ts';

/** A session that was left open is no way to try passwords. */
const TRIES: Throttle = { name: 'domains.credentials', limit: 5, windowSeconds: 900 };

type Deps = Pick<DomainsDeps, 'db' | 'now' | 'isOn' | 'sealer' | 'mailHost' | 'isPasswordOf'>;
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

/** Everything that is needed to use the mailboxes elsewhere. */
export async function exportCredentials(deps: Deps, caller: UserScope, { domain, password }: Wanted) {
  refuseIfOff(deps);
  await countTry(deps.db, TRIES, caller.userId, deps.now());
  if (!(await deps.isPasswordOf(caller, password))) throw new AppError('wrongCurrentPassword');
  await forgetTries(deps.db, TRIES, caller.userId);
  const bought = await listBought(deps.db, caller, domain);
  if (domain !== undefined && bought.length === 0) throw new AppError('notFound');
  const { imap, smtp } = deps.mailHost.servers;
  const rows = bought.map((one) => [
    one.address,
    `${one.firstName} ${one.lastName}`.trim(),
    openPassword(deps.sealer, one),
    ...[imap, smtp].flatMap(({ host, port, security }) => [host, String(port), security]),
  ]);
  return { csv: [HEADER, ...rows].map(csvLine).join('') };
}
