import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import { listMembers } from '../../identity/index.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { findStock, removeStock } from '../warmed/stock.repository.ts';
import { backOff, PACE } from './back-off.ts';
import type { Outcome } from './note-outcome.ts';
import type { ItemRow, OrderRow } from './orders.repository.ts';

type Deps = Pick<DomainsDeps, 'db' | 'now' | 'mailboxes'>;

/** The mailboxes of a warmed-up domain become the buyer's, with their past. */
export async function handOverDomain(deps: Deps, scope: Scope, row: OrderRow, item: ItemRow): Promise<Outcome> {
  const { domain } = item;
  const step = 'mailboxesCreated' as const;
  const stock = await findStock(deps.db, domain);
  const userId = row.user_id ?? (await listMembers(deps.db, scope))[0]?.id;
  if (stock?.orderId !== row.id || userId === undefined) {
    return { events: [{ kind: 'gaveUp', domain }], step, words: { note: 'notInStock', values: { domain } } };
  }
  try {
    await deps.mailboxes.handOver(
      { workspaceId: stock.stockedIn },
      { ...scope, userId },
      { domain, people: item.mailboxes },
    );
    const also: Outcome['also'] = async (trx) => void (await removeStock(trx, domain));
    return { events: [{ kind: 'stepDone', domain, step }], step, words: { note: 'handedOver' }, also };
  } catch (error) {
    const until = backOff(PACE.mailHost, item.tries, deps.now());
    return { events: [], step, words: wordsOf(error), waiting: { for: 'mailHost', until } };
  }
}
