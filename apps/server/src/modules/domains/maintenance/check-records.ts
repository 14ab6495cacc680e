import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { toPublish } from '../orders/publish-name.ts';
import { askRegistrar } from '../owned/list-domains.ts';
import { findOwned, isOwnedElsewhere, type OwnedRow } from '../owned/owned.repository.ts';
import { checkNameServers, recordsFor } from '../owned/records.ts';
import { refuseIfOff } from '../refuse-if-off.ts';

type Deps = Pick<DomainsDeps, 'db' | 'now' | 'isOn' | 'mailHost' | 'nameServers' | 'registrar' | 'signer'>;

/** What has to be published, and what every name server says now. */
export async function checkRecords(deps: Deps, scope: Scope, domain: string) {
  refuseIfOff(deps);
  const { checked, isOurs } = await look(deps, scope, domain);
  const { nameServers, records } = checked;
  return {
    domain,
    nameServers,
    publishesAt: isOurs ? deps.registrar.name : null,
    records,
    checkedAt: deps.now().toISOString(),
  };
}

async function look(deps: Deps, scope: Scope, domain: string) {
  const owned = await findOwned(deps.db, scope, domain);
  const needed = await needFor(deps, scope, domain, owned);
  const checked = await checkNameServers(deps, domain, needed);
  // The account is the operator's: only who bought the name here, or has shown that it is theirs, may change it there.
  const isProven = checked.records.some(({ purpose, state }) => purpose === 'verify' && state === 'found');
  const isTheirs = owned?.origin === 'new' || isProven;
  return { needed, checked, isOurs: isTheirs && (await isPublishedHere(deps, domain, checked.nameServers)) };
}

/** A domain of another workspace is nobody else's business, not even what its mail needs. */
async function needFor(deps: Deps, scope: Scope, domain: string, owned: OwnedRow | undefined) {
  if (await isOwnedElsewhere(deps.db, scope, domain)) {
    throw new AppError('purchaseNotReady', { values: { missing: domain } });
  }
  try {
    return await recordsFor(deps, scope, { domain, isBrought: owned === undefined || owned.origin === 'existing' });
  } catch (error) {
    throw new AppError('purchaseNotReady', { values: { missing: wordsOf(error) } });
  }
}

/** Where its name servers are the registrar's, and the account has the name. */
async function isPublishedHere({ registrar }: Deps, domain: string, nameServers: readonly string[]): Promise<boolean> {
  const isThere =
    nameServers.length > 0 && nameServers.every((server) => registrar.nameServers.some((end) => isAt(server, end)));
  return isThere && (await registrar.find(domain).catch(() => undefined)) !== undefined;
}

const isAt = (server: string, end: string) => {
  const [name, suffix] = [server, end].map((host) => host.toLowerCase().replace(/\.$/, ''));
  return name === suffix || name?.endsWith(`.${suffix}`) === true;
};

/** Adds what is missing. What says something else stays: its owner may need it. */
export async function publishRecords(deps: Deps, scope: Scope, domain: string) {
  refuseIfOff(deps);
  const { needed, checked, isOurs } = await look(deps, scope, domain);
  if (!isOurs) throw new AppError('nameServerHasNoInterface', { values: { domain } });
  const missing = checked.records.filter(({ state }) => state === 'missing');
  for (const record of missing) await askRegistrar(() => deps.registrar.addRecord(domain, toPublish(record)));
  const after = await checkNameServers(deps, domain, needed);
  return { published: missing.length, records: after.records };
}
