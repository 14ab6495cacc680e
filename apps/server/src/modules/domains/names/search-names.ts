import type { searchNames as contract, OfferedName } from '@outrider/contract/domains/names';
import { AppError } from '@outrider/contract/errors';
import { findLookAlike } from '@outrider/domain-orders/look-alike';
import { isFilteredEnding, type SuggestedName, suggestNames } from '@outrider/domain-orders/suggest-names';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import '../domains.payloads.ts';
import { listOwnNames } from '../owned/owned.repository.ts';
import { refuseIfOff } from '../refuse-if-off.ts';
import { checkWanted } from './check-wanted.ts';
import { findChecks, type KnownCheck, wantChecks } from './name-checks.repository.ts';
import { findListings, type Listing, wantListings } from './name-listings.repository.ts';

const NAMES_MAX = 48;
/** Endings people know, which are proposed before all others. */
const FIRST_ENDINGS = ['com', 'io', 'co', 'net', 'org', 'app', 'dev', 'ai'];
const ENDINGS_PROPOSED = 6;
/** A person waits so long for the first answers; the others come when they ask again. */
const PATIENCE_MS = 1_500;

type Input = z.output<typeof contract.input>;
type Found = z.input<typeof contract.output>;
type Deps = Pick<
  DomainsDeps,
  'db' | 'jobs' | 'log' | 'now' | 'systemNow' | 'registrar' | 'mailboxes' | 'isOn' | 'prices'
>;
type Ending = Awaited<ReturnType<DomainsDeps['registrar']['listEndings']>>[number];

/** Names made of a word, with what is known of each. What is not known yet is asked for, as fast as the registrar allows. */
export async function searchNames(deps: Deps, scope: Scope, { query, endings: wanted }: Input): Promise<Found> {
  refuseIfOff(deps);
  const sold = await listEndings(deps);
  const chosen = sold.filter(({ ending }) => wanted.includes(ending));
  const proposed = wanted.length > 0 ? chosen : sold.slice(0, ENDINGS_PROPOSED);
  const suggested = suggestNames({ query, endings: proposed.map(({ ending }) => ending), max: NAMES_MAX });
  const own = await ownDomains(deps, scope);
  const asked = suggested.map(({ domain }) => domain).filter((domain) => !own.has(domain));
  const checks = await askFor(deps, asked);
  const free = asked.filter((domain) => checks.get(domain)?.isFree);
  const listings = await readListings(deps, free);
  const names = suggested.map((name) =>
    offer(name, { sold, own, check: checks.get(name.domain), listing: listings.get(name.domain) }),
  );
  const unknown = names.filter(({ state }) => state === 'unknown').length;
  return {
    names,
    endings: sold.map(({ ending }) => ending),
    waiting: unknown + free.length - listings.size,
    secondsLeft: unknown === 0 ? null : secondsFor(unknown, deps.registrar.checkPace()),
  };
}

const secondsFor = (checks: number, { limit, windowMs }: ReturnType<Deps['registrar']['checkPace']>) =>
  Math.ceil((Math.ceil(checks / limit) * windowMs) / 1000);

/** What is known of them; the lists are asked for the others while nobody waits here. */
async function readListings({ db, jobs, now }: Deps, domains: readonly string[]): Promise<Map<string, Listing>> {
  const known = await findListings(db, domains, now());
  const unknown = domains.filter((domain) => !known.has(domain));
  if (unknown.length > 0) {
    await wantListings(db, unknown, now());
    await db.transaction().execute((trx) => jobs.enqueue(trx, 'domains.ask-blocklists', {}));
  }
  return known;
}

/** Those that people know first, then as the registrar lists them. */
async function listEndings({ registrar }: Pick<Deps, 'registrar'>): Promise<Ending[]> {
  const rank = ({ ending }: Ending) =>
    FIRST_ENDINGS.includes(ending) ? FIRST_ENDINGS.indexOf(ending) : FIRST_ENDINGS.length;
  try {
    return (await registrar.listEndings()).toSorted((one, other) => rank(one) - rank(other));
  } catch (error) {
    throw new AppError('registrarFailed', { values: { words: wordsOf(error) } });
  }
}

async function ownDomains({ db, mailboxes }: Deps, scope: Scope): Promise<ReadonlySet<string>> {
  const addresses = await mailboxes.list(scope);
  return new Set([
    ...(await listOwnNames(db, scope)),
    ...addresses.map((address) => address.slice(address.lastIndexOf('@') + 1)),
  ]);
}

async function askFor(deps: Deps, domains: readonly string[]): Promise<Map<string, KnownCheck>> {
  const { db, jobs, now } = deps;
  const known = await findChecks(db, domains, now());
  const unknown = domains.filter((domain) => !known.has(domain));
  if (unknown.length === 0) return known;
  await wantChecks(db, unknown, now());
  const isDone = await checkWanted(deps, PATIENCE_MS);
  if (!isDone) await db.transaction().execute((trx) => jobs.enqueue(trx, 'domains.check-names', {}));
  return findChecks(db, domains, now());
}

type Facts = {
  sold: readonly Ending[];
  own: ReadonlySet<string>;
  check: KnownCheck | undefined;
  listing: Listing | undefined;
};

function offer({ domain, form }: SuggestedName, { sold, own, check, listing }: Facts): OfferedName {
  const ending = domain.slice(domain.indexOf('.') + 1);
  const price = sold.find((one) => one.ending === ending);
  const isOwn = own.has(domain);
  const likeBrand = isOwn ? null : findLookAlike(domain, [...own]);
  const currency = check?.currency ?? price?.firstYear.currency ?? null;
  const money = (amount: number | null | undefined) =>
    typeof amount === 'number' && currency !== null ? { amount, currency } : null;
  const state = isOwn ? 'yours' : stateOf(check);
  const isForSale = state === 'free' || state === 'unknown';
  return {
    domain,
    form,
    state,
    firstYear: isForSale ? money(check ? check.firstYear : price?.firstYear.amount) : null,
    renewal: isForSale ? money(check ? check.renewal : price?.renewal.amount) : null,
    minYears: check?.minYears ?? 1,
    blocklists: listing && listing.answered > 0 ? describeListing(listing) : null,
    warnings: [
      ...(likeBrand === null ? [] : ['lookAlike' as const]),
      ...(listing && listing.listedOn.length > 0 ? ['blocklisted' as const] : []),
      ...(isFilteredEnding(ending) ? ['filteredEnding' as const] : []),
      ...(check?.isPremium ? ['premium' as const] : []),
      ...(form === 'hyphen' ? ['hyphens' as const] : []),
    ],
    likeBrand,
  };
}

const describeListing = ({ listedOn, answered, askedAt }: Listing) => ({
  listedOn,
  answered,
  askedAt: askedAt.toISOString(),
});

const stateOf = (check: KnownCheck | undefined) => {
  if (!check) return 'unknown';
  return check.isFree ? 'free' : 'taken';
};
