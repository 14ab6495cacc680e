import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import type { Registration } from '../registrars/registrar.ts';
import { backOff, PACE } from './back-off.ts';
import type { Outcome } from './note-outcome.ts';
import type { ItemRow, OrderRow } from './orders.repository.ts';

const DAY_MS = 86_400_000;
/** A renewal adds a year, give or take days of grace. */
const RENEWED_BY_MS = 300 * DAY_MS;

type Deps = Pick<DomainsDeps, 'now' | 'registrar'>;

/** Asks for the name with the key of this order and domain, which stays the same however often it is asked. */
export async function registerName({ now, registrar }: Deps, row: OrderRow, item: ItemRow): Promise<Outcome> {
  const { domain } = item;
  const order = {
    domain,
    years: row.years,
    cost: { amount: item.name_price, currency: row.currency },
    key: `${row.id}:${domain}:registered`,
  };
  const answer = await (row.kind === 'renewal' ? registrar.renew(order) : registrar.register(order)).catch(
    // Who asked and heard nothing knows nothing.
    (error: unknown): Registration => ({ kind: 'doubt', words: wordsOf(error) }),
  );
  const step = 'registered' as const;
  switch (answer.kind) {
    case 'done':
      return { events: [{ kind: 'registered', domain }], step, words: answer.words, expiresAt: answer.expiresAt };
    case 'refused':
      return { events: [{ kind: 'refused', domain }], step, words: answer.words };
    case 'doubt': {
      const waiting = { for: 'registrarDoubt' as const, until: backOff(PACE.registrar, item.tries, now()) };
      return { events: [], step, words: answer.words, waiting };
    }
    case 'later': {
      const soonest = backOff(PACE.registrar, item.tries, now());
      const until = new Date(Math.max(answer.retryAt.getTime(), soonest.getTime()));
      return { events: [], step, words: answer.words, waiting: { for: 'registrar', until } };
    }
  }
}

/** After the key ran out nothing is ordered again: the account says whether the name is there. */
export async function lookAtName({ now, registrar }: Deps, row: OrderRow, item: ItemRow): Promise<Outcome> {
  const { domain } = item;
  const step = 'registered' as const;
  try {
    const found = await registrar.find(domain);
    const before = item.expired_at_before;
    const isDone =
      found !== undefined &&
      (row.kind !== 'renewal' ||
        (before !== null && found.expiresAt !== null && found.expiresAt.getTime() - before.getTime() > RENEWED_BY_MS));
    if (isDone) {
      const words = { note: 'foundInAccount' as const };
      return { events: [{ kind: 'registered', domain }], step, words, expiresAt: found.expiresAt };
    }
    const words = { note: row.kind === 'renewal' ? ('notRenewed' as const) : ('notRegistered' as const) };
    return { events: [{ kind: 'refused', domain }], step, words };
  } catch (error) {
    const waiting = { for: 'registrarDoubt' as const, until: backOff(PACE.registrar, item.tries, now()) };
    return { events: [], step, words: wordsOf(error), waiting };
  }
}
