import type { OwnedDomain } from '@outrider/contract/domains/owned';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { refuseIfOff } from '../refuse-if-off.ts';
import { listBought } from './bought-mailboxes.repository.ts';
import { changeOwned, findOwned, listOwned, type OwnedRow } from './owned.repository.ts';

type Deps = Pick<DomainsDeps, 'db' | 'isOn' | 'mailboxes' | 'registrar'>;

/** Also those whose last mailbox is gone, and where nothing is sold any more. */
export async function listDomains(deps: Omit<Deps, 'isOn'>, scope: Scope) {
  const known = await readMailboxes(deps, scope);
  return { domains: (await listOwned(deps.db, scope)).map((owned) => describe(owned, known)) };
}

type Mailboxes = { addresses: readonly string[]; bought: ReadonlySet<string> };

/** All that are connected, and the domains at which some were bought. */
async function readMailboxes({ db, mailboxes }: Pick<Deps, 'db' | 'mailboxes'>, scope: Scope): Promise<Mailboxes> {
  const bought = await listBought(db, scope);
  return { addresses: await mailboxes.list(scope), bought: new Set(bought.map(({ domain }) => domain)) };
}

const describe = (owned: OwnedRow, { addresses, bought }: Mailboxes): OwnedDomain => ({
  domain: owned.domain,
  origin: owned.origin,
  registeredAt: owned.registeredAt?.toISOString() ?? null,
  expiresAt: owned.expiresAt?.toISOString() ?? null,
  renewsItself: owned.renewsItself,
  renewal: owned.renewal === null ? null : { amount: owned.renewal, currency: owned.currency },
  mailboxes: addresses.filter((address) => address.endsWith(`@${owned.domain}`)),
  hasCredentials: owned.origin === 'warmed' || bought.has(owned.domain),
});

/** Only of a domain that was registered here: another's registrar is not asked. */
async function findBoughtDomain({ db }: Pick<Deps, 'db'>, scope: Scope, domain: string): Promise<OwnedRow> {
  const owned = await findOwned(db, scope, domain);
  if (owned?.origin !== 'new') throw new AppError('notFound');
  return owned;
}

/** We renew it ourselves and ask the card first; the registrar's own renewal would spend without asking. */
export async function setAutoRenew(deps: Deps, scope: Scope, wanted: { domain: string; renewsItself: boolean }) {
  refuseIfOff(deps);
  const { domain, renewsItself } = wanted;
  const owned = await findBoughtDomain(deps, scope, domain);
  if (renewsItself !== owned.renewsItself) {
    await askRegistrar(() => deps.registrar.setAutoRenew(domain, false));
    await changeOwned(deps.db, scope, domain, { renews_itself: renewsItself });
  }
  return describe({ ...owned, renewsItself }, await readMailboxes(deps, scope));
}

export async function readTransferCode(deps: Pick<Deps, 'db' | 'registrar'>, scope: Scope, domain: string) {
  await findBoughtDomain(deps, scope, domain);
  return askRegistrar(() => deps.registrar.transferCode(domain));
}

export async function askRegistrar<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new AppError('registrarFailed', { values: { words: wordsOf(error) } });
  }
}

/** Those that end one day, with what a further year costs and what would be lost with them. */
export async function listPaidDomains({ db, mailboxes }: Pick<Deps, 'db' | 'mailboxes'>, scope: Scope) {
  const addresses = await mailboxes.list(scope);
  return (await listOwned(db, scope)).flatMap(({ domain, expiresAt, renewal, currency }) => {
    const own = addresses.filter((address) => address.endsWith(`@${domain}`));
    return expiresAt && renewal !== null
      ? [{ domain, expiresAt, renewal: { amount: renewal, currency }, mailboxes: own }]
      : [];
  });
}
