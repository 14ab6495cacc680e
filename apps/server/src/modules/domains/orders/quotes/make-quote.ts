import { randomUUID } from 'node:crypto';
import { type makeQuote as contract, type Quote, WARMED_PRICES_MAX } from '@outrider/contract/domains/orders';
import { AppError } from '@outrider/contract/errors';
import { warmedUpOn } from '@outrider/domain-orders/plan-capacity';
import { type QuotedDomain, quoteOrder } from '@outrider/domain-orders/quote-order';
import type { z } from 'zod';
import type { Scope } from '../../../../platform/db.ts';
import type { DomainsDeps } from '../../domains-deps.ts';
import { listOwned } from '../../owned/owned.repository.ts';
import { refuseIfOff } from '../../refuse-if-off.ts';
import { findStock } from '../../warmed/stock.repository.ts';
import { describeQuote } from './describe-quote.ts';
import { priceName } from './price-names.ts';
import { findQuote, insertQuote } from './quotes.repository.ts';

const HOLDS_FOR_MS = 30 * 60_000;

type Input = z.output<typeof contract.input>;
type Deps = Pick<
  DomainsDeps,
  'db' | 'now' | 'isOn' | 'registrar' | 'mailHost' | 'mailboxes' | 'prices' | 'billedMonth'
>;

/** A price that holds for half an hour. Nothing is ordered. */
export async function makeQuote(deps: Deps, scope: Scope, input: Input): Promise<Quote> {
  refuseIfOff(deps);
  const { kind, years } = input;
  const domains = await withStockedAddresses(deps, kind, mergeDomains(input));
  await refuseIfTooMany(deps, scope, domains, kind);
  if (kind === 'new' || kind === 'existing') await refuseWithoutHost(deps, domains);
  const priced: QuotedDomain[] = [];
  for (const { domain, mailboxes } of domains) {
    priced.push({ domain, mailboxes: mailboxes.length, ...(await priceName(deps, scope, { kind, years, domain })) });
  }
  if (kind === 'warmed') await refuseTooManyPrices(deps, scope, priced);
  const now = deps.now();
  const month = await deps.billedMonth(scope);
  const { lines, items, dueNow, monthly, renewal } = quoteOrder({
    kind,
    years,
    domains: priced,
    prices: deps.prices,
    now,
    month,
  });
  const id = randomUUID();
  await insertQuote(deps.db, scope, {
    id,
    kind,
    years,
    domains,
    items,
    lines: lines.map(({ from, until, ...line }) => ({
      ...line,
      from: from?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    })),
    currency: deps.prices.currency,
    dueNow,
    monthly,
    monthlyFrom: monthly > 0 ? month.end : null,
    renewal,
    madeAt: now,
    expiresAt: new Date(now.getTime() + HOLDS_FOR_MS),
    readyAt: readyAtBest(kind, domains, now),
  });
  return readQuote(deps, scope, id);
}

export async function readQuote({ db, isOn }: Pick<Deps, 'db' | 'isOn'>, scope: Scope, id: string): Promise<Quote> {
  refuseIfOff({ isOn });
  const row = await findQuote(db, scope, id);
  if (!row) throw new AppError('notFound');
  return describeQuote(row);
}

/** A domain that is named twice is one, and an address at it too. */
function mergeDomains({ domains }: Input): Input['domains'] {
  const merged = new Map<string, Map<string, Input['domains'][number]['mailboxes'][number]>>();
  for (const { domain, mailboxes } of domains) {
    const known = merged.get(domain) ?? new Map();
    for (const mailbox of mailboxes) known.set(mailbox.localPart, mailbox);
    merged.set(domain, known);
  }
  return [...merged].map(([domain, mailboxes]) => ({ domain, mailboxes: [...mailboxes.values()] }));
}

/** Mailboxes that are handed over have their addresses; only whose names they carry is chosen. */
async function withStockedAddresses({ db, mailboxes }: Deps, kind: Input['kind'], domains: Input['domains']) {
  if (kind !== 'warmed') return domains;
  return Promise.all(
    domains.map(async ({ domain, mailboxes: wanted }) => {
      const stock = await findStock(db, domain);
      if (!stock) return { domain, mailboxes: wanted };
      const { localParts } = await mailboxes.health({ workspaceId: stock.stockedIn }, domain);
      const named = (localPart: string, place: number) => {
        const { firstName = localPart, lastName = '' } =
          wanted.find((one) => one.localPart === localPart) ?? wanted[place] ?? {};
        return { localPart, firstName, lastName };
      };
      return { domain, mailboxes: localParts.map(named) };
    }),
  );
}

async function refuseIfTooMany({ mailboxes }: Deps, scope: Scope, domains: Input['domains'], kind: Input['kind']) {
  if (kind === 'renewal') return;
  const wanted = domains.reduce((sum, domain) => sum + domain.mailboxes.length, 0);
  const left = await mailboxes.roomLeft(scope);
  if (wanted > left) throw new AppError('mailboxQuotaTooSmall', { values: { wanted, left: Math.max(0, left) } });
}

/** An order that is paid for must fit on the bills that follow. */
async function refuseTooManyPrices({ db }: Deps, scope: Scope, domains: readonly QuotedDomain[]): Promise<void> {
  const owned = (await listOwned(db, scope)).filter(({ origin }) => origin === 'warmed');
  const prices = new Set([...owned.map(({ monthly }) => monthly), ...domains.map(({ name }) => name?.amount)]);
  if (prices.size > WARMED_PRICES_MAX) {
    throw new AppError('tooManyWarmedPrices', { values: { max: WARMED_PRICES_MAX } });
  }
}

/** Nobody pays for mailboxes that nobody can make. */
async function refuseWithoutHost({ mailHost }: Deps, domains: Input['domains']): Promise<void> {
  if (domains.every(({ mailboxes }) => mailboxes.length === 0)) return;
  const lacks = await mailHost.lacks();
  if (lacks.length > 0) {
    throw new AppError('purchaseNotReady', { values: { missing: lacks.map(({ words }) => words).join('; ') } });
  }
}

function readyAtBest(kind: Input['kind'], domains: Input['domains'], now: Date): Date | null {
  const warms = (kind === 'new' || kind === 'existing') && domains.some(({ mailboxes }) => mailboxes.length > 0);
  return warms ? new Date(`${warmedUpOn(now.toISOString().slice(0, 10))}T12:00:00Z`) : null;
}
