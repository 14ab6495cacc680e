import type { Money } from '@outrider/contract/billing/plans';
import { AppError } from '@outrider/contract/errors';
import type { OrderKind } from '@outrider/domain-orders/order-steps';
import type { Scope } from '../../../../platform/db.ts';
import { wordsOf } from '../../../../platform/words-of.ts';
import type { DomainsDeps } from '../../domains-deps.ts';
import { findOwned, isOwnedElsewhere } from '../../owned/owned.repository.ts';
import { findStock } from '../../warmed/stock.repository.ts';

const DAY_MS = 86_400_000;
/** The registrar renews a name only once in so many days. */
const RENEWAL_REST_DAYS = 30;

type Deps = Pick<DomainsDeps, 'db' | 'now' | 'registrar' | 'prices'>;
type Wanted = { kind: OrderKind; years: number; domain: string };
type NamePrice = { name: Money | null; renewal: Money | null };

/** What a name costs, by the registrar that sells it. */
export function priceName(deps: Deps, scope: Scope, wanted: Wanted): Promise<NamePrice> {
  switch (wanted.kind) {
    case 'new':
      return priceNew(deps, scope, wanted);
    case 'existing':
      return priceExisting(deps, scope, wanted);
    case 'warmed':
      return priceWarmed(deps, wanted);
    case 'renewal':
      return priceRenewal(deps, scope, wanted);
  }
}

async function priceNew(deps: Deps, scope: Scope, { domain, years }: Wanted): Promise<NamePrice> {
  if ((await findOwned(deps.db, scope, domain)) || (await isOwnedElsewhere(deps.db, scope, domain))) {
    throw new AppError('nameNotFree', { values: { domain } });
  }
  const answer = await ask(() => deps.registrar.quote(domain, years));
  if ('refused' in answer) throw new AppError('nameNotFree', { values: { domain } });
  if (answer.lacks.length > 0) {
    throw new AppError('purchaseNotReady', { values: { missing: answer.lacks.map(({ words }) => words).join('; ') } });
  }
  return { name: answer.cost, renewal: await renewalOf(deps, domain) };
}

/** Brought along, so nothing is bought but what is made at it. Another workspace's is as good as taken. */
async function priceExisting({ db }: Deps, scope: Scope, { domain }: Wanted): Promise<NamePrice> {
  if (await isOwnedElsewhere(db, scope, domain)) throw new AppError('nameNotFree', { values: { domain } });
  return { name: null, renewal: null };
}

async function priceWarmed({ db }: Deps, { domain }: Wanted): Promise<NamePrice> {
  const stock = await findStock(db, domain);
  if (!stock || stock.orderId !== null) throw new AppError('warmedDomainGone', { values: { domain } });
  return { name: { amount: stock.monthly, currency: stock.currency }, renewal: null };
}

async function priceRenewal(deps: Deps, scope: Scope, { domain, years }: Wanted): Promise<NamePrice> {
  const owned = await findOwned(deps.db, scope, domain);
  if (owned?.origin !== 'new') throw new AppError('notFound');
  const last = owned.renewedAt ?? owned.registeredAt;
  const from = last && new Date(last.getTime() + RENEWAL_REST_DAYS * DAY_MS);
  if (from && from > deps.now()) {
    throw new AppError('renewalTooSoon', { values: { domain, day: from.toISOString().slice(0, 10) } });
  }
  const stored = owned.renewal === null ? null : { amount: owned.renewal, currency: owned.currency };
  const each = (await renewalOf(deps, domain)) ?? stored;
  if (!each) throw new AppError('registrarFailed', { values: { words: `no price for a renewal of ${domain}` } });
  return { name: { amount: each.amount * years, currency: each.currency }, renewal: null };
}

/** What a further year costs, by the registrar's list. */
async function renewalOf({ registrar }: Deps, domain: string): Promise<Money | null> {
  const endings = await ask(() => registrar.listEndings());
  const ending = domain.slice(domain.indexOf('.') + 1);
  return endings.find((one) => one.ending === ending)?.renewal ?? null;
}

async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw new AppError('registrarFailed', { values: { words: wordsOf(error) } });
  }
}
